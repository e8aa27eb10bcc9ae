import type { RecognitionLanguage } from './languages.ts';

const lists: Record<RecognitionLanguage, string> = {
  en: 'the of and to in is that for it with as was on are by be this have from or had not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können ihre ich mich mir ihnen ihr bitte wir uns sehr geehrte unter sowie bitte ihrer ihren keine beim jahr diese dieser',
  fr: 'de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec ou son aux ses mais comme nous vous leur été cette fait être sa même ces votre notre vos nos elle je on deux mes ont peut sans si dont après bien tout aussi entre lui leurs celle afin chez sous soit ainsi veuillez monsieur madame',
  es: 'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto antes algunos qué unos otro otras otra él tanto esa estos mucho nada ha han fue son ser señor usted ustedes',
  it: 'di che è e la il un a per in una non sono del della da con si dei le al nel alla più come anche ma lo gli delle ha se questo o ai dal su i nella due essere dalla questa stato suo sua loro ed suoi dopo solo tra fra sulla degli alle presso cui può quanto ogni dello nei ne era lei qualora entro nostri vostra mi ci ho abbiamo',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos seus quem nas me esse eles você essa num nem suas meu às minha numa pelos elas qual nós lhe deles este ser são está foi ter há sobre qualquer pelas',
  pl: 'i w na z do nie się to jest że o po jak za od przez dla co są tym oraz ale lub być może przy ze tego już tylko czy jego ma był które która który także bez pod nad jej ich tej tak więc roku można należy oraz został będzie został była było ten te ta proszę prosimy pan pani państwa do u aby w celu podczas jeśli gdy dnia',
  ro: 'de și în a la cu pe nu o un din este care că pentru mai sau se ce fi sunt prin după au al ale lui dar până între fost acest această fără cel cea cei să vă ne le li îl o va vor poate fie iar dacă când unui unei unor către asupra asta ca as are am ai ei ea noi dumneavoastră privind precum sub peste spre si in sa va',
  nl: 'de het een en van in is dat op te zijn voor met die niet aan er om ook als dan maar bij uit nog door over naar wordt heeft worden uw u wij ons onze ik hij zij hun deze dit of geen kan meer wel kunnen moet zich tot tegen onder na werd was hebben hebt zal zou alle wat waar hoe wie jaar heer mevrouw geachte',
};

/** Frequent words of each language, of which a text of some length always contains some. */
export const frequentWords: ReadonlyMap<RecognitionLanguage, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Languages with Tesseract data (the package of this name below `@tesseract.js-data/`), each with its BCP 47 tag. */
const tags = `
  afr af, amh am, ara ar, asm as, aze az, aze_cyrl az-Cyrl, bel be, ben bn, bod bo, bos bs, bre br, bul bg, cat ca, ceb ceb, ces cs,
  chi_sim zh-Hans, chi_tra zh-Hant, chr chr, cos co, cym cy, dan da, deu de, div dv, dzo dz, ell el, eng en, enm enm, epo eo, est et,
  eus eu, fao fo, fas fa, fil fil, fin fi, fra fr, frm frm, fry fy, gla gd, gle ga, glg gl, grc grc, guj gu, hat ht, heb he, hin hi,
  hrv hr, hun hu, hye hy, iku iu, ind id, isl is, ita it, jav jv, jpn ja, kan kn, kat ka, kaz kk, khm km, kir ky, kmr ku, kor ko,
  lao lo, lat la, lav lv, lit lt, ltz lb, mal ml, mar mr, mkd mk, mlt mt, mon mn, mri mi, msa ms, mya my, nep ne, nld nl, nor no,
  oci oc, ori or, pan pa, pol pl, por pt, pus ps, que qu, ron ro, rus ru, san sa, sin si, slk sk, slv sl, snd sd, spa es, sqi sq,
  srp sr, srp_latn sr-Latn, sun su, swa sw, swe sv, syr syr, tam ta, tat tt, tel te, tgk tg, tha th, tir ti, ton to, tur tr, uig ug,
  ukr uk, urd ur, uzb uz, uzb_cyrl uz-Cyrl, vie vi, yid yi, yor yo`;

export const languageTags: ReadonlyMap<string, string> = new Map(
  tags.split(',').map((pair): [string, string] => {
    const [name = '', tag = ''] = pair.trim().split(' ');
    return [name, tag];
  }),
);

export const packageVersion = '1.0.0';

/** Checksums, as in a lock file, of the packages that the build may install itself. */
export const packageIntegrity: Readonly<Record<string, string>> = {
  ara: 'sha512-bB60Av6dsv9LRUrlaM6SgnAwjUpdbanw9Jf3mbhDCZAhX7Cp8u7YjI8EWfCvMhH3R2QJT/2EA8cijqPANOhwaA==',
  ces: 'sha512-mXnVy8WoG/ImbrpN5oggaBBMSrHQH+hKbgkbPQeVY6MChIDDZT1H+e2I4eiAvl+fypfIbiqpIcodGex03PXvfw==',
  chi_sim:
    'sha512-iuErURkPbECDUazgsLn/r3c+tU2y5o5S/w14d0A/YiagfsjYyZKgTo75RUpsGJ311qtu0dIX4hqnXAAjmqf2CA==',
  chi_tra:
    'sha512-uz0gqF7ncrJS4UTHGCkPntZXpoyo+mIg0Zs8QhF0TH3uzj2HkJpYmi8u1Pdwt2NW65UWJ51hzILWWy838da5dw==',
  dan: 'sha512-nlR/VS/YKJs8u0SSa3C+wUTIopPIKwVG016T4/Lk2BsUOME3EkXgHWyGbzfobd5+6dwA+FYaUB17GVgIo7Zphg==',
  ell: 'sha512-cCdWHcxHupC9YltWAoscqnw1QAIo4ENgaXNNVXfN+FBvSncnx3lgnNcyRdCvGSi31buwr7vPY156WHu2Yubg4A==',
  fin: 'sha512-JLD9iF4Q3gqspuB5dphSZw7HT+EGZ6pKqoTUfDrUU9kYxGa2xkISa/3X/JpFZ6Lw8Lh6Ved0uVxUZhMuzoK9Dw==',
  heb: 'sha512-t70MeqlBqOsf+pINWgG32gaVsXG2LUiOFMMzeJLl+bDEjRK9nXUqF/xzl37xP2IdwZcOsd6BnQRbZDN/8AAWlA==',
  jpn: 'sha512-nUq2xHUjiWE6FRqkvLIIbByLZ39B8qNaBSOnVP4XIKGPKtZ1e0hiRnK7WhPfl8A+Fe7aNE1u/QoXXUym3TbSCA==',
  kor: 'sha512-tepYhsYiRJ8E44R27MHxVteEDDLfYQxuvM6u4JlEHcCYqwpefvI5TGzoMgB67kunOvtyEJYtT5zfJ/6R6FVU9w==',
  swe: 'sha512-9BRWhTs8THTaBtFNvaTSZbL8gb14CH86TsdNjpDVBgm4kOS5RW8V6xfM91SEho4rlxyzAJPA909GRD1xsJbyJg==',
  tur: 'sha512-510AUJda8BsgrTchfIIH1uV1wfYp28+PLy74sxSQiHM0sLv9kjbNyooxUCo/R4TOjLQY0fXQ2QWwozWlSlXrkw==',
  ukr: 'sha512-W/i5g9xbyBHJxklEb0mU2iLENBzU9CgXk1LVg82aQ95IaRwNFjY1z5y0vMcydEHQLx/TeawGrHiqlWoyXWCDzA==',
};

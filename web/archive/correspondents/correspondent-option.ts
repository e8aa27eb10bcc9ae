import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import type { Option } from '../../ui/pickers/option-popup.tsx';

export function correspondentOption({ id, name, aliases }: Correspondent): Option {
  return { value: id, label: name, otherNames: aliases };
}

import { useQuery } from '@tanstack/react-query';
import type { ContainedEntry } from '../../../reading/views/file-view.ts';
import type { DocumentAddress } from '../../documents/document-address.ts';
import { ContainedFileAction } from '../contained-file-action.tsx';
import { contentsQuery } from '../contents-api.ts';

export function AddAction({ address, file }: { address: DocumentAddress; file: ContainedEntry }) {
  const { data: contents } = useQuery(contentsQuery(address));
  const contained = contents?.find(({ index }) => index === file.index);
  return contained && <ContainedFileAction address={address} file={contained} />;
}

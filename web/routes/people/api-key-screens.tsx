import { ApiKeysPage } from '../../people/api-keys/api-keys-page.tsx';
import { CreateApiKeyPage } from '../../people/api-keys/create-api-key-page.tsx';

export function ApiKeysScreen() {
  return <ApiKeysPage />;
}

export function CreateApiKeyScreen() {
  return <CreateApiKeyPage />;
}

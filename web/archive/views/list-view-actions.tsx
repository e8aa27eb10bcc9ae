import { useState } from 'react';
import { useCanChange } from '../../api/session/current-role.ts';
import type { View } from '../../../shared/archive/views/view.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { listStateOf } from '../documents/document-list-search.ts';
import { contentOf, type ViewContent } from './view-state.ts';

const viewActions = defer(() => import('./view-actions.tsx'));

interface ListViewActionsProps {
  organizationId: string;
  view: View | undefined;
  /** The view in the URL does not exist. */
  isViewMissing: boolean;
  content: ViewContent;
  areColumnsChosen: boolean;
}

/** The actions of the open view, or the button that saves a changed list as a view; their code is loaded on demand. */
export function ListViewActions(props: ListViewActionsProps) {
  const { isViewMissing, content, areColumnsChosen } = props;
  const [inDialog, setInDialog] = useState<View>();
  if (inDialog && !isViewMissing && inDialog.id !== props.view?.id) setInDialog(undefined);
  // When another user deletes the view, its open dialog stays with its typed text.
  const view = props.view ?? (isViewMissing ? inDialog : undefined);
  const canChange = useCanChange();
  const plain = { ...contentOf(listStateOf({}), []), columns: content.columns };
  const isPlain = !areColumnsChosen && JSON.stringify(content) === JSON.stringify(plain);
  const parts = useDeferred(viewActions, view !== undefined || (canChange && !isPlain));
  if (!parts) return null;
  if (view) {
    return <parts.ViewActions {...props} key={view.id} view={view} onDialogFor={setInDialog} />;
  }
  return canChange && !isPlain && <parts.SaveViewButton {...props} />;
}

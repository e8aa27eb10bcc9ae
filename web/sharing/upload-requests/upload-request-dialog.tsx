import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { limits } from '../../../shared/limits.ts';
import {
  uploadRequestInputSchema,
  type UploadRequest,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { day } from '../../../shared/time/durations.ts';
import { CorrespondentChoice } from '../../archive/correspondents/correspondent-choice.tsx';
import { useTagOptions } from '../../archive/tags/use-tag-options.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { TextArea } from '../../ui/forms/text/text-area.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { MultiSelect } from '../../ui/pickers/multi-select.tsx';
import { recipientLines, toLines } from './recipient-lines.ts';
import { useCreateUploadRequest, useUpdateUploadRequest } from './upload-request-api.ts';

const megabyte = 1_000_000;
const { checklist, maxFiles, maxFilesPerDay, maxTotalBytes, note, title } =
  uploadRequestInputSchema.shape;

const formSchema = z.object({
  title,
  note,
  checklist: z
    .string()
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .pipe(checklist.unwrap()),
  lastDay: z.string().min(1, 'upload-requests.form.expires-at.past'),
  password: z
    .string()
    .max(limits.password.max, 'upload-requests.form.password.too-long')
    .transform((password) => (password === '' ? undefined : password)),
  maxFiles: z.string().transform(Number).pipe(maxFiles.unwrap()),
  megabytes: z
    .string()
    .transform((text) => Number(text) * megabyte)
    .pipe(maxTotalBytes.unwrap()),
  removesPassword: z.boolean(),
  maxFilesPerDay: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(maxFilesPerDay.unwrap()),
  isSingleSender: z.boolean(),
  asksName: z.boolean(),
  tagIds: z.array(z.string()),
  correspondentId: z.string().transform((id) => (id === '' ? null : id)),
  recipients: recipientLines,
});

function endOf(text: string): Date {
  return new Date(`${text}T23:59:59.999`);
}

const pad = (part: number) => String(part).padStart(2, '0');

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const defaultDays = 14;

function valuesOf(request: UploadRequest | undefined): z.input<typeof formSchema> {
  return {
    title: request?.title ?? '',
    note: request?.note ?? '',
    checklist: request?.checklist.map(({ text }) => text).join('\n') ?? '',
    lastDay: dayOf(request?.expiresAt ?? new Date(Date.now() + defaultDays * day)),
    password: '',
    removesPassword: false,
    maxFiles: String(request?.maxFiles ?? 20),
    megabytes: String(Math.round((request?.maxTotalBytes ?? 200 * megabyte) / megabyte)),
    maxFilesPerDay: String(request?.maxFilesPerDay ?? ''),
    isSingleSender: request?.isSingleSender ?? false,
    asksName: request?.asksName ?? false,
    tagIds: request?.tagIds ?? [],
    correspondentId: request?.correspondentId ?? '',
    recipients: toLines(request?.recipients ?? []),
  };
}

interface UploadRequestDialogProps {
  organizationId: string;
  request: UploadRequest | undefined;
  onClose: () => void;
}

export function UploadRequestDialog(props: UploadRequestDialogProps) {
  const { request, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(request ? 'upload-requests.edit.title' : 'upload-requests.create.title')}
      description={request ? undefined : t('upload-requests.create.description')}
    >
      {request ? (
        <EditForm {...props} request={request} />
      ) : (
        <CreateForm organizationId={props.organizationId} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Saved = z.output<typeof formSchema>;

function CreateForm({ organizationId, onClose }: Omit<UploadRequestDialogProps, 'request'>) {
  const { t } = useTranslation();
  const create = useCreateUploadRequest(organizationId);
  const save = ({ password, ...fields }: Saved) =>
    create.mutateAsync(
      { ...inputOf(fields), password: password ?? null, graceDays: 0, isEnabled: true },
      {
        onSuccess: () => {
          toast.success(t('upload-requests.create.done'));
          onClose();
        },
      },
    );
  return (
    <RequestForm
      {...{ organizationId, save }}
      error={create.error}
      submitLabel={t('upload-requests.create.action')}
    />
  );
}

function EditForm(props: UploadRequestDialogProps & { request: UploadRequest }) {
  const { organizationId, request, onClose } = props;
  const { t } = useTranslation();
  const update = useUpdateUploadRequest(request);
  const save = ({ password, ...fields }: Saved) => {
    const isSameDay = fields.lastDay === dayOf(request.expiresAt);
    const { expiresAt, recipients, ...input } = inputOf(fields);
    const isSameList = toLines(recipients) === toLines(request.recipients);
    return update.mutateAsync(
      {
        ...input,
        ...(!isSameDay && { expiresAt }),
        ...(!isSameList && { recipients }),
        ...(fields.removesPassword ? { password: null } : password !== undefined && { password }),
      },
      {
        onSuccess: () => {
          toast.success(t('upload-requests.update.done'));
          onClose();
        },
      },
    );
  };
  return (
    <RequestForm
      {...{ organizationId, request, save }}
      error={update.error}
      submitLabel={t('upload-requests.update.action')}
    />
  );
}

function inputOf({ lastDay, megabytes, ...fields }: Omit<Saved, 'password'>) {
  const { removesPassword: _removesPassword, ...input } = fields;
  return { ...input, expiresAt: endOf(lastDay), maxTotalBytes: megabytes };
}

interface RequestFormProps {
  organizationId: string;
  request?: UploadRequest;
  save: (fields: Saved) => Promise<unknown>;
  error: Error | null;
  submitLabel: string;
}

function RequestForm({ organizationId, request, save, error, submitLabel }: RequestFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: valuesOf(request) });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  useLeaveQuestion(isDirty, { description: t('common.leave.description') });
  const tags = useController({ control, name: 'tagIds' });
  const correspondent = useController({ control, name: 'correspondentId' });
  return (
    <Form layout="none" onSubmit={handleSubmit(save)}>
      <DialogBody>
        <TextField
          label={t('upload-requests.form.title.label')}
          placeholder={t('upload-requests.form.title.placeholder')}
          autoComplete="off"
          isRequired
          error={fieldError(errors.title)}
          {...register('title')}
        />
        <TextArea
          label={t('upload-requests.form.note.label')}
          rows={2}
          error={fieldError(errors.note)}
          {...register('note')}
        />
        <TextArea
          label={t('upload-requests.form.checklist.label')}
          hint={t('upload-requests.form.checklist.hint')}
          rows={3}
          error={fieldError(errors.checklist)}
          {...register('checklist')}
        />
        <TextArea
          label={t('upload-requests.form.recipients.label')}
          placeholder={t('upload-requests.form.recipients.placeholder')}
          hint={t('upload-requests.form.recipients.hint')}
          rows={2}
          spellCheck={false}
          error={fieldError(errors.recipients)}
          {...register('recipients')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('upload-requests.form.expires-at.label')}
            isRequired
            error={fieldError(errors.lastDay)}
            {...register('lastDay')}
          />
          <TextField
            inputMode="numeric"
            label={t('upload-requests.form.max-files.label')}
            error={fieldError(errors.maxFiles)}
            {...register('maxFiles')}
          />
          <TextField
            inputMode="numeric"
            label={t('upload-requests.form.max-total-bytes.label')}
            error={fieldError(errors.megabytes)}
            {...register('megabytes')}
          />
          <TextField
            inputMode="numeric"
            label={t('upload-requests.form.max-files-per-day.label')}
            placeholder={t('upload-requests.form.max-files-per-day.placeholder')}
            error={fieldError(errors.maxFilesPerDay)}
            {...register('maxFilesPerDay')}
          />
        </div>
        <TextField
          type="text"
          label={t('upload-requests.form.password.label')}
          hint={t(
            request?.hasPassword
              ? 'upload-requests.form.password.kept'
              : 'upload-requests.form.password.hint',
          )}
          autoComplete="off"
          spellCheck={false}
          error={fieldError(errors.password)}
          {...register('password')}
        />
        {request?.hasPassword && (
          <Checkbox
            label={t('upload-requests.form.password.remove')}
            {...register('removesPassword')}
          />
        )}
        <MultiSelect
          label={t('upload-requests.form.tags.label')}
          value={tags.field.value}
          onValueChange={tags.field.onChange}
          {...useTagOptions(organizationId)}
        />
        <CorrespondentChoice
          organizationId={organizationId}
          label={t('upload-requests.form.correspondent.label')}
          value={correspondent.field.value}
          onValueChange={correspondent.field.onChange}
        />
        <Switch
          label={t('upload-requests.form.asks-name.label')}
          hint={t('upload-requests.form.asks-name.hint')}
          {...register('asksName')}
        />
        <Switch
          label={t('upload-requests.form.single-sender.label')}
          hint={t('upload-requests.form.single-sender.hint')}
          {...register('isSingleSender')}
        />
      </DialogBody>
      <SubmitFooter error={error}>{submitLabel}</SubmitFooter>
    </Form>
  );
}

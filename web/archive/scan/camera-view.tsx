import { Camera, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { takeCorner } from '../../ui/layout/corner.ts';
import { CornerOutline } from './corner-outline.tsx';
import type { ScanClient } from './scan-client.ts';
import { takePicture, useCamera } from './use-camera.ts';

interface CameraViewProps {
  client: ScanClient;
  count: number;
  onPhotos: (photos: readonly Blob[]) => Promise<unknown>;
  onFinish: () => void;
}

export function CameraView({ client, count, onPhotos, onFinish }: CameraViewProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const { video, state: camera } = useCamera();
  const corners = useLiveCorners(video, { client, isOn: camera === 'running' });
  const take = async () => {
    if (!video.current) return;
    try {
      await onPhotos([await takePicture(video.current)]);
    } catch (error) {
      errorToast()(error);
    }
  };

  return (
    <>
      <div className="flex min-h-0 flex-1 items-center justify-center p-2">
        {camera === 'missing' ? (
          <EmptyState
            icon={<Camera size={24} />}
            title={t('scan.no-camera.title')}
            description={t('scan.no-camera.description')}
            actions={
              <Button
                variant="primary"
                icon={<Camera size={16} aria-hidden />}
                onClick={() => picker.current?.click()}
              >
                {t('scan.take')}
              </Button>
            }
          />
        ) : (
          <div className="relative flex max-h-full">
            <video
              ref={video}
              playsInline
              muted
              aria-label={t('scan.camera')}
              className="block max-h-[calc(100dvh-12rem)] max-w-full rounded-lg bg-surface-sunken"
            />
            {corners && <CornerOutline corners={corners} />}
            {camera === 'starting' && (
              <span className="absolute inset-0 flex items-center justify-center">
                <Spinner />
              </span>
            )}
          </div>
        )}
      </div>
      <footer
        ref={takeCorner}
        className="mx-auto grid w-full max-w-xl shrink-0 grid-cols-3 items-center gap-2 px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        {camera !== 'missing' && (
          <>
            <Button
              variant="ghost"
              size="lg"
              className="h-14 justify-self-start px-3"
              icon={<Images size={20} aria-hidden />}
              onClick={() => picker.current?.click()}
            >
              {t('scan.choose')}
            </Button>
            <IconButton
              variant="primary"
              className="size-16! justify-self-center rounded-full!"
              aria-label={t('scan.take')}
              disabled={camera !== 'running'}
              isLoading={false}
              onClick={take}
            >
              <Camera size={28} aria-hidden />
            </IconButton>
          </>
        )}
        {count > 0 && (
          <Button size="lg" className="col-start-3 h-14 justify-self-end px-4" onClick={onFinish}>
            {t('scan.pages', { count })}
          </Button>
        )}
      </footer>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple={camera !== 'missing'}
        capture={camera === 'missing' ? 'environment' : undefined}
        hidden
        aria-label={t('scan.choose')}
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void onPhotos(photos);
        }}
      />
    </>
  );
}

const lookEvery = 400;

function useLiveCorners(
  video: React.RefObject<HTMLVideoElement | null>,
  { client, isOn }: { client: ScanClient; isOn: boolean },
): Quadrilateral | null {
  const [corners, setCorners] = useState<Quadrilateral | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      const picture = video.current && (await createImageBitmap(video.current));
      const found = picture && (await client.find(picture));
      if (isGone) return;
      setCorners(found?.corners ?? null);
    };
    const lookAgain = () => {
      // A failed picture does not end the loop.
      look()
        .catch(() => undefined)
        .finally(() => {
          if (!isGone) timer = setTimeout(lookAgain, lookEvery);
        });
    };
    lookAgain();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, client, isOn]);
  return isOn ? corners : null;
}

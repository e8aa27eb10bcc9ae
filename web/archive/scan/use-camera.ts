import { useEffect, useRef, useState } from 'react';

type CameraState = 'starting' | 'running' | 'missing';

/** Shows the picture of the rear camera in a video element. `missing`: there is no camera, or it may not be used. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      if (!mediaDevices) return setState('missing');
      try {
        stream = await mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
        });
        if (isGone || !video.current) return stop();
        // When another application takes the camera, photos can still be chosen.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setState('missing'));
        video.current.srcObject = stream;
        await video.current.play();
        setState('running');
      } catch {
        if (!isGone) setState('missing');
      }
    };
    void start();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { video, state };
}

export function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new Error('The camera shows nothing'))),
      'image/jpeg',
      0.92,
    );
  });
}

import { useEffect, useRef } from 'react';
import css from './Plus.module.css';

/** A muted loop that runs only while it is in sight, and never for who asks for less motion. */
export function PlusVideo({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void video.play();
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, []);
  return <video ref={ref} className={css.video} src={src} muted loop playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />;
}

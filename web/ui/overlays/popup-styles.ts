export const popupSurfaceStyles =
  'origin-(--transform-origin) rounded-lg bg-surface-raised text-ink shadow-popover outline-none transition-[opacity,scale] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0';

export const listItemStyles =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2.5 rounded-md px-2 py-1 text-base outline-none data-highlighted:bg-hover data-popup-open:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-45 pointer-coarse:min-h-10 [&_svg]:shrink-0';

export const backdropStyles =
  'fixed inset-0 z-dialog bg-overlay transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0';

export const dialogStyles = [
  'fixed left-1/2 z-dialog flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 flex-col overflow-hidden rounded-xl',
  'top-1/2 -translate-y-1/2 bg-surface-raised text-ink shadow-dialog outline-none',
  'transition-[opacity,scale] duration-base ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
];

export const dialogSizes = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl' };

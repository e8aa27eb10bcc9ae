/** The look of everything that floats beside its trigger: menus, popovers, lists. */
export const popupSurfaceStyles =
  'origin-(--transform-origin) rounded-lg bg-surface-raised text-ink shadow-popover outline-none transition-[opacity,scale] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0';

export const listItemStyles =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2.5 rounded-md px-2 py-1 text-base outline-none data-highlighted:bg-hover data-popup-open:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-45 pointer-coarse:min-h-10 [&_svg]:shrink-0';

// Sets the theme and the outlines of the page before the first paint. A file of its own because the page allows no inline script; see web/theme/theme.ts.
;(() => {
  let theme = 'dark'
  try {
    theme = localStorage.getItem('sheaf.theme') || theme
  } catch {}
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'
  if (/^\/organizations\/org_/.test(location.pathname)) document.documentElement.dataset.firstPaint = 'frame'
})()

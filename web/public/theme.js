// Sets the theme, the fonts and the outlines of the page before the first paint. A file of its own because the page allows no inline script; see web/theme/theme.ts.
;(() => {
  let theme = 'dark'
  let isSignedOut = false
  try {
    theme = localStorage.getItem('sheaf.theme') || theme
    if (localStorage.getItem('sheaf.fonts')) document.documentElement.dataset.webFonts = ''
    isSignedOut = localStorage.getItem('sheaf.session-ends') < new Date().toISOString()
  } catch {}
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'
  if (!isSignedOut && /^\/organizations\/org_/.test(location.pathname)) document.documentElement.dataset.firstPaint = 'frame'
})()

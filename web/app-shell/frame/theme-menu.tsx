import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { themes, type Theme } from '../../theme/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuRadioGroup } from '../../ui/overlays/menu.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

export function ThemeMenu() {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  const CurrentIcon = icons[theme];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton aria-label={t('theme.label')}>
          <CurrentIcon size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={t('theme.label')}
        isLabelHidden
        value={theme}
        onValueChange={setTheme}
        options={themes.map((value) => {
          const Icon = icons[value];
          return { value, label: t(`theme.${value}`), icon: <Icon size={16} aria-hidden /> };
        })}
      />
    </Menu>
  );
}

/** Toggles light and dark. Both icons are rendered and CSS shows the right one, also before hydration. */
import { Moon, Sun } from 'lucide-react';
import { useTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { useTheme } from '#web/ui/theme/theme.tsx';

export function ThemeButton() {
	const { nav } = useTexts();
	const { toggle } = useTheme();
	return (
		<IconButton label={nav.theme} onClick={toggle}>
			<Moon aria-hidden className="size-5 night:hidden" />
			<Sun aria-hidden className="hidden size-5 night:block" />
		</IconButton>
	);
}

/** Language menu; each language is written in itself. */
import { Languages } from 'lucide-react';
import { useLanguage } from '#web/i18n/context.tsx';
import { languageNames, languages } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

export function LanguageMenu() {
	const { language, setLanguage, texts } = useLanguage();
	return (
		<Menu
			label={texts.nav.language}
			trigger={
				<IconButton label={texts.nav.language}>
					<Languages aria-hidden className="size-5" />
				</IconButton>
			}
			items={languages.map((each) => ({
				key: each,
				label: languageNames[each],
				lang: each,
				checked: each === language,
				onSelect: () => setLanguage(each),
			}))}
		/>
	);
}

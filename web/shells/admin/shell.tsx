/** Shell of the admin area, with a sidebar and a bottom bar on phones. */
import type { ReactNode } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import { AreaBar } from '../area/area-bar.tsx';
import { AreaShell } from '../area/shell.tsx';
import { adminLinks, IN_THE_BAR } from './links.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

/** Part of the shell and not of the common texts, which visitors load too. */
const texts = { en, ar };

export default function AdminShell({ children }: { children: ReactNode }) {
	const t = texts[useLanguage().language];
	const common = useTexts();
	const user = useCurrentUser();
	const links = adminLinks(t, common, user);
	return (
		<AreaShell name={t.area} links={links} bar={<AreaBar links={links.slice(0, IN_THE_BAR)} />}>
			{children}
		</AreaShell>
	);
}

/** Shell of the owner area, with a sidebar and a bottom bar on phones; for members of a team with the name of their office. */
import type { ReactNode } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { AreaBar } from '../area/area-bar.tsx';
import { AreaShell } from '../area/shell.tsx';
import { ownerBar, ownerLinks } from './links.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

/** Part of the shell and not of the common texts, which visitors load too. */
const words = { en, ar };

export default function OwnerShell({ children }: { children: ReactNode }) {
	const { language, texts } = useLanguage();
	const office = useCurrentUser()?.office ?? null;
	const name = office && { en: office.nameEn, ar: office.nameAr }[language];
	const own = words[language];
	return (
		<AreaShell
			name={name ?? texts.owner.area}
			links={ownerLinks(texts, own, office)}
			bar={<AreaBar links={ownerBar(texts, own, office)} />}
		>
			{children}
		</AreaShell>
	);
}

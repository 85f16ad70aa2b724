/** Shell of the admin area, with a sidebar and a bottom bar on phones. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminWaiting } from '#contract/admin.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { AreaBar } from '../area/area-bar.tsx';
import { AreaShell } from '../area/shell.tsx';
import { FindPlace } from './find/find-place.tsx';
import { adminLinks, IN_THE_BAR, queueOf } from './links.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const LOOK_AGAIN_MS = 60_000;

const PlatesStrip = deferredComponent(() => import('./plates-strip.tsx'), null);

/** Part of the shell and not of the common texts, which visitors load too. */
const texts = { en, ar };

export default function AdminShell({ children }: { children: ReactNode }) {
	const { language, format } = useLanguage();
	const t = texts[language];
	const common = useTexts();
	const user = useCurrentUser();
	// Not part of the first HTML: the menu is the same on all screens, and cached with them.
	const mounted = useMounted();
	const { data: waiting } = useQuery({
		...queryFor(adminWaiting),
		...refetchOnVisit,
		enabled: mounted,
		// Not in the background.
		refetchInterval: LOOK_AGAIN_MS,
	});
	const counts: Readonly<Record<string, number | undefined>> = waiting ?? {};
	const links = adminLinks(t, common, user).map((link) => {
		const count = counts[queueOf(link.href)];
		return count ? { ...link, waiting: { count: format.number(count), spoken: format.plural(t.waiting, count) } } : link;
	});
	return (
		<AreaShell name={t.area} links={links} tools={<FindPlace label={t.find} />} bar={<AreaBar links={links.slice(0, IN_THE_BAR)} />}>
			{mounted && user?.role === 'SUPER_ADMIN' && <PlatesStrip texts={t.plates} />}
			{children}
		</AreaShell>
	);
}

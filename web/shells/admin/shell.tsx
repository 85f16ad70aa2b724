/** The shell of the admins' area. Its screens stand in the sidebar, and in a bar at the foot of a phone. */
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { useCurrentUser } from '../../session/current-user.ts';
import { AreaBar } from '../area/area-bar.tsx';
import { AreaShell } from '../area/shell.tsx';
import { adminLinks, IN_THE_BAR } from './links.ts';

export default function AdminShell({ children }: { children: ReactNode }) {
	const texts = useTexts();
	const user = useCurrentUser();
	const links = adminLinks(texts, user);
	return (
		<AreaShell name={texts.admin.area} links={links} bar={<AreaBar links={links.slice(0, IN_THE_BAR)} />}>
			{children}
		</AreaShell>
	);
}

/** The shell of the admins' area. Its screens stand in the sidebar, and in a bar at the foot of a phone. */
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { AreaBar } from '../area/area-bar.tsx';
import { AreaShell } from '../area/shell.tsx';
import { adminLinks } from './links.ts';

export default function AdminShell({ children }: { children: ReactNode }) {
	const texts = useTexts();
	const links = adminLinks(texts);
	return (
		<AreaShell name={texts.admin.area} links={links} bar={<AreaBar links={links} />}>
			{children}
		</AreaShell>
	);
}

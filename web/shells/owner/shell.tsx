/** The shell of the owner's area: a sidebar that can be folded away (a drawer on phones), and a slim bar above the screen. */
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { SignedInParts } from '../../session/signed-in-parts.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Dialog, preloadDialog } from '../../ui/dialog.tsx';
import { BellPlace } from '../bell/bell-place.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { Notices } from '../notices.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { PersonLinks } from './person-links.tsx';
import { OwnerLinks, Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

export default function OwnerShell({ children }: { children: ReactNode }) {
	const { owner, nav } = useTexts();
	const { folded, toggle } = useSidebar();
	const [drawer, setDrawer] = useState(false);
	const closeDrawer = () => setDrawer(false);
	return (
		<div className="flex min-h-dvh">
			<SkipLink />
			<Sidebar folded={folded} />
			<div className="flex min-w-0 flex-1 flex-col">
				<header className="site-header sticky top-0 z-30 flex h-(--header-height) items-center gap-1 border-line border-b px-2 md:px-4">
					<span className="hidden md:contents">
						<IconButton
							label={owner.toggleSidebar}
							aria-expanded={!folded}
							aria-controls="sidebar"
							aria-keyshortcuts="Control+B Meta+B"
							onClick={toggle}
						>
							<PanelLeft aria-hidden className="size-5 rtl:-scale-x-100" />
						</IconButton>
					</span>
					<IconButton
						label={nav.openMenu}
						aria-haspopup="dialog"
						className="md:hidden"
						onPointerDown={preloadDialog}
						onClick={() => setDrawer(true)}
					>
						<MenuIcon aria-hidden className="size-6" />
					</IconButton>
					<span className="font-medium text-muted">{owner.area}</span>
					<div className="ms-auto flex items-center">
						<BellPlace />
						<ThemeButton />
						<LanguageMenu />
					</div>
				</header>
				<Notices />
				<main id="main" tabIndex={-1} className="flex-1 px-4 py-6 md:px-8 md:py-8">
					{children}
				</main>
			</div>
			<Dialog open={drawer} onOpenChange={setDrawer} title={owner.area} shape="drawer" footer={<PersonLinks onFollow={closeDrawer} />}>
				<OwnerLinks onFollow={closeDrawer} />
			</Dialog>
			<SignedInParts />
		</div>
	);
}

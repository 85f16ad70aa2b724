/** Shell of the owner and admin areas: a collapsible sidebar (a drawer on phones), and a slim top bar. */
import { clsx } from 'clsx';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { SignedInParts } from '#web/features/session/signed-in-parts.tsx';
import { useTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { BellPlace } from '../bell/bell-place.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { Notices, SkipLink } from '../notices.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { type AreaLink, AreaLinks, Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

const PersonLinks = lazyComponent(() => import('./person-links.tsx'));

/** `bar`: bottom navigation on phones; `tools`: before the bell. */
type AreaShellProps = { name: string; links: readonly AreaLink[]; bar?: ReactNode; tools?: ReactNode; children: ReactNode };

export function AreaShell({ name, links, bar, tools, children }: AreaShellProps) {
	const { owner, nav } = useTexts();
	const { folded, toggle } = useSidebar();
	const [drawer, setDrawer] = useState(false);
	const closeDrawer = () => setDrawer(false);
	return (
		<div className="flex min-h-dvh">
			<SkipLink />
			<Sidebar folded={folded} links={links} />
			<div className="flex min-w-0 flex-1 flex-col">
				<header className="site-header z-30 flex h-(--header-height) items-center gap-1 border-line border-b px-2 md:px-4">
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
						onPointerDown={() => {
							preloadDialog();
							PersonLinks.preload();
						}}
						onClick={() => setDrawer(true)}
					>
						<MenuIcon aria-hidden className="size-6" />
					</IconButton>
					<span className="name-lines min-w-0 font-medium text-muted text-sm">{name}</span>
					<div className="ms-auto flex items-center">
						{tools}
						<BellPlace />
						<ThemeButton />
						<LanguageMenu />
					</div>
				</header>
				<Notices />
				<main id="main" tabIndex={-1} className={clsx('flex-1 px-4 py-6 md:px-8 md:py-8', bar && 'max-md:pb-24')}>
					{children}
				</main>
			</div>
			{bar}
			<Dialog
				open={drawer}
				onOpenChange={setDrawer}
				title={name}
				shape="drawer"
				footer={
					<Suspense fallback={null}>
						<PersonLinks onFollow={closeDrawer} />
					</Suspense>
				}
			>
				<AreaLinks links={links} onFollow={closeDrawer} />
			</Dialog>
			<SignedInParts />
		</div>
	);
}

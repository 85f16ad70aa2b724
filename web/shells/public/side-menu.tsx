/** Drawer on phones with everything from the header. */
import {
	Heart,
	House,
	LayoutDashboard,
	LifeBuoy,
	LogOut,
	MessageCircle,
	MessagesSquare,
	Phone,
	Route,
	Search,
	ShieldCheck,
	UserRound,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { SUPPORT_ADDRESS, useSupportLines } from '#web/features/support/use-support-lines.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { languageNames, languages } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ADMIN_HOME, MASTER_HOME, navLinks, rentsCars } from '../nav-links.ts';
import { ThemeButton } from '../theme-button.tsx';
import { UnreadPlace } from '../unread/unread-place.tsx';
import { LoginLink } from './login-link.tsx';

type Icon = ComponentType<{ className?: string }>;
const icons: Record<string, Icon> = {
	'/search': Search,
	'/trips': Route,
	'/messages': MessagesSquare,
	'/owner/dashboard': LayoutDashboard,
	[ADMIN_HOME]: ShieldCheck,
	[MASTER_HOME]: ShieldCheck,
};

type SideMenuProps = { open: boolean; onOpenChange(open: boolean): void };

export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
	const { texts } = useLanguage();
	const user = useCurrentUser();
	const { nav } = texts;
	const lines = useSupportLines();
	const close = () => onOpenChange(false);
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={texts.brand} shape="drawer" footer={<Settings />}>
			<nav aria-label={nav.menu} className="-mx-3 flex flex-col">
				<MenuLink href="/" icon={House} onClick={close}>
					{nav.home}
				</MenuLink>
				{navLinks(texts, user).map(({ href, label }) => (
					<MenuLink key={href} href={href} icon={icons[href] ?? Search} onClick={close}>
						{label}
					</MenuLink>
				))}
				<MenuLink href={SUPPORT_ADDRESS} icon={LifeBuoy} onClick={close}>
					{texts.support.write}
				</MenuLink>
				{lines.map(({ href, label }) => {
					const Icon = href.startsWith('tel:') ? Phone : MessageCircle;
					return (
						<a key={href} href={href} className={lineStyle}>
							<Icon aria-hidden className="size-5 text-muted" />
							{label}
						</a>
					);
				})}
				{user && (
					<>
						<hr className="mx-3 my-3 border-line" />
						{rentsCars(user) && (
							<MenuLink href="/favourites" icon={Heart} onClick={close}>
								{nav.favourites}
							</MenuLink>
						)}
						<MenuLink href="/profile" icon={UserRound} onClick={close}>
							{nav.profile}
						</MenuLink>
						<a href={LOGOUT_ADDRESS} className={lineStyle}>
							<LogOut className="size-5 text-muted rtl:-scale-x-100" />
							{nav.logout}
						</a>
					</>
				)}
				<MenuLink href="/help" icon={LifeBuoy} onClick={close}>
					{nav.help}
				</MenuLink>
			</nav>
			{!user && (
				<div className="mt-6">
					<LoginLink wide />
				</div>
			)}
		</Dialog>
	);
}

const lineStyle = 'flex min-h-12 items-center gap-4 rounded-control px-3 text-lg hover:bg-sunken';

function MenuLink({ href, icon: Icon, onClick, children }: { href: string; icon: Icon; onClick(): void; children: ReactNode }) {
	return (
		<Link href={href} onClick={onClick} className={lineStyle}>
			<Icon className="size-5 text-muted" />
			{children}
			<UnreadPlace href={href} className="ms-auto" />
		</Link>
	);
}

function Settings() {
	const { language, setLanguage, texts } = useLanguage();
	return (
		<div className="flex items-center justify-between">
			<fieldset className="flex gap-1">
				<legend className="sr-only">{texts.nav.language}</legend>
				{languages.map((each) => (
					<Button
						key={each}
						lang={each}
						variant={each === language ? 'secondary' : 'quiet'}
						aria-pressed={each === language}
						onClick={() => setLanguage(each)}
					>
						{languageNames[each]}
					</Button>
				))}
			</fieldset>
			<ThemeButton />
		</div>
	);
}

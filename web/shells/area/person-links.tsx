/** The signed-in user in a phone's drawer, with links out of the area. */
import { CarFront, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { SUPPORT_ADDRESS, useSupportLines } from '#web/features/support/use-support-lines.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

const line = 'flex min-h-12 items-center gap-4 rounded-control px-3 hover:bg-sunken';
const picture = 'size-5 text-muted';

export default function PersonLinks({ onFollow }: { onFollow(): void }) {
	const { language, texts } = useLanguage();
	const { nav, owner } = texts;
	const user = useCurrentUser();
	const lines = useSupportLines();
	if (!user) return null;
	return (
		<nav aria-label={nav.account} className="-mx-3">
			<p className="flex items-center gap-3 px-3 pb-2">
				<Avatar name={nameOf(user, language)} src={user.profileImageUrl} />
				<span className="min-w-0">
					<span className="block font-medium">
						<bdi className="name-line">{nameOf(user, language)}</bdi>
					</span>
					<span className="block text-muted text-xs">
						<bdi className="name-line">{user.email ?? user.phone}</bdi>
					</span>
				</span>
			</p>
			<Link href="/profile" onClick={onFollow} className={line}>
				<UserRound aria-hidden className={picture} />
				{nav.profile}
			</Link>
			<Link href={SUPPORT_ADDRESS} onClick={onFollow} className={line}>
				<LifeBuoy aria-hidden className={picture} />
				{texts.support.write}
			</Link>
			<p className="flex flex-wrap gap-x-6 ps-12 pe-3 empty:hidden">
				{lines.map(({ href, label }) => (
					<a key={href} href={href} className="flex min-h-11 items-center hover:underline">
						{label}
					</a>
				))}
			</p>
			{user.role !== 'SUPER_ADMIN' && (
				<Link href="/" onClick={onFollow} className={line}>
					<CarFront aria-hidden className={picture} />
					{owner.renterPortal}
				</Link>
			)}
			<Link href="/help" onClick={onFollow} className={line}>
				<LifeBuoy aria-hidden className={picture} />
				{nav.help}
			</Link>
			<a href={LOGOUT_ADDRESS} className={line}>
				<LogOut aria-hidden className={`${picture} rtl:-scale-x-100`} />
				{nav.logout}
			</a>
		</nav>
	);
}

/** One booking in the inbox: the car, the other party, how it stands, and when. */
import type { InboxCard } from '#contract/messaging.ts';
import { statusLabel, statusTone } from '../../../bookings/status.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { Link } from '../../../navigation/link.tsx';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useMessagesTexts } from './texts.ts';

/** The whole id is 36 characters; these tell bookings apart. */
const SHOWN_OF_ID = 8;

export function ConversationCard({ card }: { card: InboxCard }) {
	const t = useMessagesTexts();
	const { texts, format, language } = useLanguage();
	const ownsIt = useCurrentUser()?.id === card.ownerId;
	const { car } = card;
	const name = (language === 'ar' && card.otherPartyAr) || card.otherParty || t.unknown;
	return (
		<article
			data-testid="conversation"
			className="relative flex h-full gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 shadow-card focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2 hover:border-control-line sm:p-0"
		>
			<div className="relative aspect-[4/3] w-28 shrink-0 self-start overflow-hidden rounded-control sm:aspect-auto sm:w-44 sm:self-stretch sm:rounded-none">
				<Photo src={car.photoUrls[0] ?? null} alt="" sizes="(width >= 40rem) 176px, 112px" className="absolute inset-0" />
			</div>
			<div className="flex min-w-0 flex-1 flex-col gap-2 sm:py-4 sm:pe-4">
				<h2 className="font-semibold leading-snug">
					<Link href={addressOf(card, ownsIt)} className="outline-none after:absolute after:inset-0">
						<bdi>{`${car.make} ${car.model} ${car.year}`}</bdi>
					</Link>
				</h2>
				<p className="flex min-w-0 items-center gap-2.5">
					<Avatar name={name} src={card.otherPartyImageUrl} />
					<span className="min-w-0">
						<span className="block truncate font-medium text-sm">
							<bdi>{name}</bdi>
						</span>
						<span className="block text-muted text-xs">{ownsIt ? t.renter : t.owner}</span>
					</span>
				</p>
				<p suppressHydrationWarning className="numbers text-sm">
					{format.dateRange(card.startAt, card.endAt)}
				</p>
				<p className="mt-auto flex flex-wrap items-center justify-between gap-2">
					<StatusBadge tone={statusTone(card)}>{texts.bookingStatus[statusLabel(card)]}</StatusBadge>
					<bdi className="numbers text-muted text-xs">{t.number(card.id.slice(0, SHOWN_OF_ID))}</bdi>
				</p>
			</div>
		</article>
	);
}

/** The booking's page, in the part of the site where the reader is at home with it. */
function addressOf({ id }: InboxCard, ownsIt: boolean): string {
	return ownsIt ? `/owner/bookings/${id}` : `/booking/${id}`;
}

export function ConversationSkeleton() {
	return (
		<div aria-hidden className="flex gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 sm:p-0">
			<Skeleton className="aspect-[4/3] w-28 shrink-0 sm:aspect-auto sm:h-41 sm:w-44 sm:rounded-none" />
			<div className="flex-1 space-y-3 sm:py-4 sm:pe-4">
				<Skeleton className="h-5 w-2/3" />
				<div className="flex items-center gap-2.5">
					<Skeleton className="size-9 rounded-pill" />
					<Skeleton className="h-4 w-28" />
				</div>
				<Skeleton className="h-4 w-1/2" />
				<Skeleton className="h-6 w-24 rounded-pill" />
			</div>
		</div>
	);
}

/** Header of a conversation: the other party's name, and on a phone the link back to the list. */
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Conversation } from '#contract/messaging.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { useReaderId } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { otherName } from '../conversation-words.ts';
import { inboxQueryFrom, searchOf } from '../inbox/inbox-query.ts';
import type { ChatTexts } from './texts.en.ts';

const bar = 'flex min-h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-2 md:px-5';

export function ChatHead({ about, children }: { about: Conversation; children?: ReactNode }) {
	const t = useScreenTexts<ChatTexts>();
	const { language } = useLanguage();
	const ownsIt = useReaderId('chat') === about.ownerId;
	const name = otherName(about, language, t.unknown);
	return (
		<header className={bar}>
			<Back />
			<Avatar name={name} src={about.otherPartyImageUrl} />
			<div className="min-w-0 flex-1">
				<h1 className="font-semibold leading-snug">
					{about.otherPartyHasLeft ? (
						<bdi className="name-line">{name}</bdi>
					) : (
						<Link href={`/users/${about.otherPartyId}`} className="block hover:underline">
							<bdi className="name-line">{name}</bdi>
						</Link>
					)}
				</h1>
				<p className="text-muted text-sm leading-snug">{ownsIt ? t.renter : t.owner}</p>
			</div>
			{children}
		</header>
	);
}

function Back() {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const inboxQuery = inboxQueryFrom(new URLSearchParams(useSearch()));
	return (
		<LinkButton href={`${useMessagesAddress()}${searchOf(inboxQuery)}`} variant="quiet" size="icon" className="two-panes:hidden">
			<ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
			<span className="sr-only">{t.back}</span>
		</LinkButton>
	);
}

export function ChatHeadSkeleton() {
	return (
		<div className={bar}>
			<Back />
			<Skeleton className="size-9 rounded-pill" />
			<div className="space-y-2">
				<Skeleton className="h-4 w-36" />
				<Skeleton className="h-3 w-16" />
			</div>
		</div>
	);
}

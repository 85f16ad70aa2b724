/** A conversation: header, subject, messages, and the composer. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MessageCircleX } from 'lucide-react';
import type { Conversation } from '#contract/messaging.ts';
import { isRefusal } from '#web/browser/api.ts';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { carAddress } from '#web/features/cars/stay.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { SwitchSide } from '#web/features/session/switch-side.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { otherName } from '../conversation-words.ts';
import { aboutRead } from '../loader.ts';
import { AboutCard } from './about-card.tsx';
import { Announcer } from './announcer.tsx';
import { ChatHead, ChatHeadSkeleton } from './chat-head.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { ChatTexts } from './texts.en.ts';
import { useMessages } from './use-messages.ts';
import { useOutbox } from './use-outbox.ts';
import { useWindowHeight } from './use-window-height.ts';

const frame = 'chat-pane flex h-full min-h-0 flex-col';

export function ChatPane({ id }: { id: string }) {
	const t = useScreenTexts<ChatTexts>();
	useWindowHeight();
	const userId = useReaderId('chat');
	const about = useQuery(aboutRead(id));
	if (isRefusal(about.error, 'CONVERSATION_NOT_FOUND') || isRefusal(about.error, 'INVALID_INPUT')) return <Missing />;
	if (about.data && userId) return <LoadedConversation about={about.data} userId={userId} />;
	return (
		<div className={frame} aria-busy={!about.error}>
			<PageHead title={t.title} />
			<ChatHeadSkeleton />
			{about.error ? (
				<ErrorState
					title={t.chat.failedToFetch}
					error={about.error}
					retry={() => void about.refetch()}
					busy={about.isFetching}
					className="m-auto"
				/>
			) : (
				<Waiting />
			)}
		</div>
	);
}

function LoadedConversation({ about, userId }: { about: Conversation; userId: string }) {
	const t = useScreenTexts<ChatTexts>();
	const { language } = useLanguage();
	const { data: messages, error, refetch, isFetching, older } = useMessages(about);
	const { outbox, items } = useOutbox(userId, about.id, messages ?? []);
	const title = t.chat.titleOf(otherName(about, language, t.unknown));
	return (
		<section aria-label={title} className={frame}>
			<PageHead title={title} />
			<ChatHead about={about}>
				<ChatMenu about={about} />
			</ChatHead>
			<AboutCard about={about} />
			{messages ? (
				<>
					<MessageList about={about} messages={messages} older={older} unsent={items} outbox={outbox} />
					<Announcer about={about} messages={messages} />
				</>
			) : error ? (
				<ErrorState
					title={t.chat.failedToFetch}
					error={error}
					retry={() => void refetch()}
					busy={isFetching}
					className="min-h-0 flex-1 justify-center"
				/>
			) : (
				<Waiting />
			)}
			{about.isOpen ? (
				<Composer
					about={about}
					userId={userId}
					pending={items.some(({ state }) => state === 'sending')}
					onSend={(message) => outbox?.add(message)}
				/>
			) : (
				<Closed about={about} />
			)}
		</section>
	);
}

/** Why no more messages can be sent: the other party deleted the account, or the booking ended before its owner saw it. */
function Closed({ about }: { about: Conversation }) {
	const t = useScreenTexts<ChatTexts>();
	const { otherPartyHasLeft, car } = about;
	return (
		<div className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-3 border-line border-t bg-sunken px-5 py-4 text-center text-sm">
			<p className="text-muted">{otherPartyHasLeft ? t.chat.closed : t.chat.neverPaid}</p>
			{!otherPartyHasLeft && car.slug && <LinkButton href={carAddress(car.slug)}>{t.about.seeCar}</LinkButton>}
		</div>
	);
}

function Missing() {
	const { chat: t } = useScreenTexts<ChatTexts>();
	return (
		<div className={clsx(frame, 'justify-center')}>
			<PageHead title={t.missing} />
			<EmptyState
				icon={<MessageCircleX aria-hidden />}
				title={t.missing}
				titleAs="h1"
				hint={t.missingHint}
				action={
					<LinkButton href={useMessagesAddress()} variant="primary" className="two-panes:hidden">
						{t.back}
					</LinkButton>
				}
			/>
			<SwitchSide />
		</div>
	);
}

function Waiting() {
	return (
		<div aria-hidden className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-5">
			{['w-2/3', 'w-1/3', 'w-1/2', 'w-2/5'].map((width, index) => (
				<Skeleton key={width} className={clsx('h-11 rounded-card', width, index % 2 === 1 && 'self-end')} />
			))}
		</div>
	);
}

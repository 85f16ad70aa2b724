/** Messages of a conversation: days, bubbles, system messages, unsent messages, and the typing indicator. */
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Conversation, Message } from '#contract/messaging.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { eventWords, otherName, readersOf } from '../conversation-words.ts';
import { Bubble } from './bubble.tsx';
import type { Unsent } from './draft-storage.ts';
import { MessagePhotos } from './message-photos.tsx';
import type { Outbox } from './outbox.ts';
import { type MessageRow, rowsOf } from './rows.ts';
import type { ChatTexts } from './texts.en.ts';
import { Typing } from './typing.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import type { useMessages } from './use-messages.ts';
import { useReading } from './use-reading.ts';
import { useScroll } from './use-scroll.ts';

const MINUTE_MS = 60_000;

type MessageListProps = {
	about: Conversation;
	messages: readonly Message[];
	older: ReturnType<typeof useMessages>['older'];
	unsent: readonly Unsent[];
	outbox: Outbox | null;
};

export function MessageList({ about, messages, older, unsent, outbox }: MessageListProps) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const me = useReaderId('chat');
	const last = messages.at(-1);
	const position = last?.position ?? 0;
	const lastUnsent = unsent.at(-1)?.clientId;
	const { lane, atEnd, onScroll, toEnd, seen } = useScroll({
		lastKey: lastUnsent ?? last?.clientId ?? last?.id ?? '',
		position,
		isOwn: Boolean(lastUnsent) || last?.fromUserId === me,
		onNearStart: () => void older.load(),
	});
	useReading(about, position, atEnd);
	const newCount = messages.filter((message) => message.position > seen && message.fromUserId !== me).length;
	const lastSeen = messages.findLast(({ fromUserId, position: own }) => fromUserId === me && own <= about.otherReadPosition)?.position;
	const isEmpty = messages.length + unsent.length === 0;
	return (
		<div className="relative min-h-0 flex-1">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section ref={lane} tabIndex={0} aria-label={t.messages} onScroll={onScroll} className="chat-lane absolute inset-0">
				<div className="mt-auto pt-4 pb-3">
					<OlderMessages older={older} more={(messages[0]?.position ?? 1) > 1} />
					{about.kind === 'BOOKING' && (messages[0]?.position ?? 1) === 1 && (
						<p className="mx-auto max-w-md px-6 pt-4 text-center text-muted text-xs">{t.readForCase}</p>
					)}
					<ol>
						{rowsOf(messages).map((row) => (
							<Row key={row.message.clientId ?? row.message.id} row={row} about={about} isLastSeen={row.message.position === lastSeen} />
						))}
						{unsent.map((each) => (
							<li key={each.clientId}>
								<UnsentBubble unsent={each} outbox={outbox} />
							</li>
						))}
					</ol>
					<Typing about={about} />
				</div>
				{isEmpty && <p className="m-auto px-6 text-center text-muted">{t.empty}</p>}
			</section>
			{!atEnd && <ToLatest newCount={newCount} onPress={toEnd} />}
		</div>
	);
}

type RowProps = {
	row: MessageRow;
	about: Conversation;
	/** The last own message that the other party has read. */
	isLastSeen: boolean;
};

function Row({ row: { message, day, joins, joined }, about, isLastSeen }: RowProps) {
	const t = useScreenTexts<ChatTexts>();
	const { language, format } = useLanguage();
	const me = useReaderId('chat');
	const other = otherName(about, language, t.unknown);
	const own = message.fromUserId === me;
	const seen = own && message.position <= about.otherReadPosition;
	return (
		<li>
			{day && <Day day={day} />}
			{message.kind === 'EVENT' ? (
				<EventLine at={message.createdAt}>{eventWords(message, readersOf(about, me, other), t.events, format)}</EventLine>
			) : (
				<Bubble
					own={own}
					from={message.sentBy?.[language] ?? (own ? t.you : other)}
					sentBy={message.sentBy?.[language]}
					body={message.body}
					at={message.createdAt}
					isMasked={message.isMasked}
					isAutomatic={message.isAutomatic}
					isRemoved={message.isRemoved}
					joins={joins}
					joined={joined}
					{...(own && { status: seen ? 'seen' : 'sent' })}
					{...(message.photos.length > 0 && { photos: <MessagePhotos photos={message.photos} /> })}
				>
					{isLastSeen && (
						<p className="mt-0.5 text-muted text-xs" data-testid="seen">
							{t.chat.seen}
						</p>
					)}
				</Bubble>
			)}
		</li>
	);
}

function Day({ day }: { day: string }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	const today = ammanDate(new Date(useNow(MINUTE_MS)));
	const words = day === today ? t.today : day === addDays(today, -1) ? t.yesterday : format.date(day, 'full');
	return (
		<p suppressHydrationWarning className="mx-auto mt-5 mb-1 w-fit rounded-pill bg-sunken px-3 py-0.5 font-medium text-muted text-xs">
			{words}
		</p>
	);
}

function EventLine({ at, children }: { at: string; children: ReactNode }) {
	const { format } = useLanguage();
	return (
		<p
			data-testid="event"
			className="mx-auto mt-3 flex w-fit max-w-[90%] flex-wrap justify-center gap-x-2 px-4 text-center text-muted text-sm"
		>
			<span>{children}</span>
			<time suppressHydrationWarning dateTime={at}>
				{format.date(at, 'time')}
			</time>
		</p>
	);
}

function OlderMessages({ older: { step, load }, more }: { older: MessageListProps['older']; more: boolean }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	if (!more) return null;
	return (
		<div className="flex min-h-11 justify-center pb-2">
			<Button variant="quiet" busy={step === 'busy' && t.older} onClick={() => void load()}>
				{t.olderAgain}
			</Button>
		</div>
	);
}

function ToLatest({ newCount, onPress }: { newCount: number; onPress(): void }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	return (
		<Button
			onClick={onPress}
			aria-label={newCount > 0 ? undefined : t.latest}
			className="absolute inset-x-0 bottom-3 z-10 mx-auto w-fit animate-rise rounded-pill! shadow-float"
		>
			<ArrowDown aria-hidden className="size-5" />
			{newCount > 0 && <span className="numbers">{format.plural(t.latestNew, newCount)}</span>}
		</Button>
	);
}

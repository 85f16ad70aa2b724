/** One message: own messages on the right, others on the left in both languages; each with its time. */
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, CloudOff, LockKeyhole, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { linkParts } from './links.ts';
import type { ChatTexts } from './texts.en.ts';

export type MessageStatus = 'sending' | 'waiting' | 'sent' | 'seen' | 'refused';

type BubbleProps = {
	own: boolean;
	/** Name for screen readers. */
	from: string;
	/** The member of an office's team who wrote it; shown above the first of joined messages. */
	sentBy?: string | undefined;
	body: string;
	/** ISO time. */
	at: string;
	/** State of an own message. */
	status?: MessageStatus;
	isMasked?: boolean;
	/** An automatic message, sent by the owner's settings. */
	isAutomatic?: boolean;
	/** The author deleted the account: a placeholder is shown. */
	isRemoved?: boolean;
	joins?: boolean;
	joined?: boolean;
	photos?: ReactNode;
	/** Content below the bubble. */
	children?: ReactNode;
};

/** The row is left-to-right in both languages, so that the side identifies the author. The content has its own direction. */
export function Bubble({
	own,
	from,
	sentBy,
	body,
	at,
	status,
	isMasked,
	isAutomatic = false,
	isRemoved = false,
	joins = false,
	joined = false,
	photos,
	children,
}: BubbleProps) {
	const { direction } = useLanguage();
	return (
		<div dir="ltr" className={clsx('flex flex-col px-4 md:px-5', own ? 'items-end' : 'items-start', joins ? 'mt-0.5' : 'mt-3')}>
			<div
				data-testid="message"
				data-own={own}
				className={clsx(
					'max-w-[min(34rem,84%)] overflow-hidden rounded-card border',
					own ? 'border-transparent bg-primary-soft' : 'border-line bg-surface',
					status === 'refused' && 'border-danger',
					joins && (own ? 'rounded-se-mark' : 'rounded-ss-mark'),
					joined && (own ? 'rounded-ee-mark' : 'rounded-es-mark'),
				)}
			>
				<div dir={direction}>
					{sentBy && !joins ? (
						<p className="px-3.5 pt-2 font-medium text-muted text-xs">
							<bdi>{sentBy}</bdi>
						</p>
					) : (
						<span className="sr-only">{from}: </span>
					)}
					{photos}
					<div className="flex flex-wrap items-end gap-x-3 px-3.5 py-2">
						{isRemoved ? <Removed /> : body && <Body text={body} />}
						<Time at={at} status={status} />
					</div>
					{isAutomatic && <Automatic />}
					{isMasked && <Masked />}
				</div>
			</div>
			{children && <div dir={direction}>{children}</div>}
		</div>
	);
}

function Body({ text }: { text: string }) {
	return (
		<p dir="auto" className="wrap-anywhere min-w-0 max-w-full whitespace-pre-wrap">
			{linkParts(text).map(({ key, text: part, href }) =>
				href ? (
					<a
						key={key}
						href={href}
						target="_blank"
						rel="noopener nofollow ugc noreferrer"
						className="underline decoration-1 underline-offset-2 hover:text-primary"
					>
						<bdi dir="ltr">{part}</bdi>
					</a>
				) : (
					part
				),
			)}
		</p>
	);
}

const marks = { sending: Clock, waiting: CloudOff, sent: Check, seen: CheckCheck, refused: CloudOff };

function Time({ at, status }: { at: string; status: MessageStatus | undefined }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	const Mark = status && marks[status];
	return (
		<span className="ms-auto flex shrink-0 items-center gap-1 text-muted text-xs">
			<time suppressHydrationWarning dateTime={at}>
				{format.date(at, 'time')}
			</time>
			{status && Mark && (
				<>
					<Mark aria-hidden className={clsx('size-3.5', status === 'seen' && 'text-primary')} />
					{/* Waiting and refused messages explain their state below. */}
					{status !== 'waiting' && status !== 'refused' && <span className="sr-only">{t[status]}</span>}
				</>
			)}
		</span>
	);
}

function Removed() {
	const { removed } = useScreenTexts<ChatTexts>();
	return <p className="text-muted text-sm">{removed}</p>;
}

function Automatic() {
	const { chat: t } = useScreenTexts<ChatTexts>();
	return (
		<p className="flex items-center gap-1.5 px-3.5 pb-2 text-muted text-xs">
			<Zap aria-hidden className="size-3.5 shrink-0" />
			{t.automatic}
		</p>
	);
}

function Masked() {
	const { chat: t } = useScreenTexts<ChatTexts>();
	return (
		<p className="flex items-start gap-1.5 border-line border-t px-3.5 py-1.5 text-muted text-xs">
			<LockKeyhole aria-hidden className="mt-0.5 size-3.5 shrink-0" />
			{t.isMasked}
		</p>
	);
}

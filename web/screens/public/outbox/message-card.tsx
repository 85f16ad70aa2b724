/** A message as it would have been delivered. Its text is shown as plain text. */
import { LayoutTemplate, Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { devOutboxHtml, type OutboxMessage } from '#contract/dev.ts';
import { useSite } from '#web/browser/page/site.ts';
import { EmailAddress } from '#web/features/bookings/contact-details.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { textParts } from './text-parts.ts';
import type { OutboxTexts } from './texts.en.ts';

export function MessageCard({ message }: { message: OutboxMessage }) {
	const t = useScreenTexts<OutboxTexts>();
	const { format } = useLanguage();
	const { publicUrl } = useSite();
	const { channel, to, subject, text, createdAt } = message;
	const Icon = channel === 'SMS' ? MessageSquareText : Mail;
	return (
		<article data-testid="outbox-message" className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
			<header className="flex items-center gap-3 text-sm">
				<span className="grid size-9 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-text">
					<Icon aria-hidden className="size-5" />
				</span>
				<div className="min-w-0 flex-1">
					<p className="flex flex-wrap items-baseline justify-between gap-x-3">
						<span className="font-medium">{t.channels[channel]}</span>
						<time suppressHydrationWarning dateTime={createdAt} className="text-muted text-xs">
							{format.date(createdAt, 'moment')}
						</time>
					</p>
					<p className="flex gap-1 text-muted">
						<span className="shrink-0">{t.to}:</span>{' '}
						<bdi className="numbers wrap-anywhere min-w-0 rtl:text-end">{channel === 'EMAIL' ? <EmailAddress email={to} /> : to}</bdi>
					</p>
				</div>
			</header>
			{subject && (
				<h2 dir="auto" className="mt-4 font-semibold text-lg">
					{subject}
				</h2>
			)}
			{channel === 'EMAIL' && <EmailFrame message={message} />}
			<p dir="auto" className="numbers mt-3 whitespace-pre-line break-words">
				{textParts(text, publicUrl).map(({ key, text: part, href }) =>
					href ? (
						<a key={key} href={href} dir="ltr" className="break-all font-medium text-primary underline underline-offset-4">
							{part}
						</a>
					) : (
						part
					),
				)}
			</p>
		</article>
	);
}

/** The HTML of the e-mail in a sandboxed frame without scripts. */
function EmailFrame({ message: { id, subject } }: { message: OutboxMessage }) {
	const t = useScreenTexts<OutboxTexts>();
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="mt-3">
			<Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<LayoutTemplate aria-hidden className="size-5" />
				{isOpen ? t.hideLetter : t.showLetter}
			</Button>
			{isOpen && (
				<iframe
					src={devOutboxHtml.path.replace('{id}', id)}
					title={t.letter(subject ?? '')}
					sandbox="allow-popups allow-popups-to-escape-sandbox"
					loading="lazy"
					className="mt-3 h-[40rem] w-full rounded-control border border-line bg-surface"
				/>
			)}
		</div>
	);
}

export function MessageSkeleton() {
	return (
		<div aria-hidden className="rounded-card border border-line bg-surface p-5">
			<div className="flex items-center gap-3">
				<Skeleton className="size-9 rounded-pill" />
				<Skeleton className="h-4 w-40" />
			</div>
			<Skeleton className="mt-4 h-5 w-2/3" />
			<Skeleton className="mt-3 h-4 w-full" />
			<Skeleton className="mt-2 h-4 w-4/5" />
		</div>
	);
}

/** A visitor's request, opened by the link in an e-mail. The token is in the fragment, so that it is not in server logs. */
import { useMutation } from '@tanstack/react-query';
import { LinkIcon, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { confirmGuestTicket, getGuestTicket, type Ticket, writeToGuestTicket } from '#contract/tickets.ts';
import { call } from '#web/browser/api.ts';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { TicketHead, TicketMessages, TicketReply } from '#web/features/support/ticket-thread.tsx';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { SupportLetterTexts } from './texts.en.ts';

export default function SupportLetterScreen() {
	const t = useScreenTexts<SupportLetterTexts>();
	const [token, setToken] = useState('');
	const [ticket, setTicket] = useState<Ticket | null>(null);
	const read = useMutation<Ticket, ApiError, string>({
		mutationFn: (sent) => call(getGuestTicket, { body: { token: sent } }),
		onSuccess: setTicket,
	});
	const { mutate: open } = read;
	useEffect(() => {
		const sent = location.hash.slice(1);
		setToken(sent);
		open(sent || '-');
	}, [open]);
	const isUnsent = isRefusal(read.error, 'TICKET_LINK_INVALID');
	return (
		<div className="container-page max-w-3xl py-6 md:py-10">
			{ticket && <Thread ticket={ticket} token={token} onWritten={setTicket} />}
			{!ticket && !read.error && <Skeleton className="h-64 w-full" />}
			{!ticket && isUnsent && (token ? <Confirm token={token} onSent={setTicket} /> : <LinkExpired />)}
			{!ticket && read.error && !isUnsent && (
				<ErrorState title={t.failed} error={read.error} retry={() => open(token)} busy={read.isPending} />
			)}
		</div>
	);
}

/** A button, because mail programs that open links to scan them must not send the question. */
function Confirm({ token, onSent }: { token: string; onSent(ticket: Ticket): void }) {
	const t = useScreenTexts<SupportLetterTexts>();
	const confirm = useMutation<Ticket, ApiError>({
		mutationFn: () => call(confirmGuestTicket, { body: { token } }),
		onSuccess: onSent,
	});
	if (isRefusal(confirm.error, 'TICKET_LINK_INVALID')) return <LinkExpired />;
	if (confirm.error) return <ErrorState title={t.failed} error={confirm.error} retry={() => confirm.mutate()} busy={confirm.isPending} />;
	return (
		<EmptyState
			icon={<Mail aria-hidden />}
			title={t.confirm.title}
			titleAs="h1"
			hint={t.confirm.hint}
			action={
				<Button variant="primary" size="large" busy={confirm.isPending && t.confirm.busy} onClick={() => confirm.mutate()}>
					{t.confirm.action}
				</Button>
			}
		/>
	);
}

function Thread({ ticket, token, onWritten }: { ticket: Ticket; token: string; onWritten(ticket: Ticket): void }) {
	return (
		<article className="grid gap-5" data-testid="ticket">
			<TicketHead ticket={ticket} />
			<TicketMessages ticket={ticket} />
			<TicketReply ticket={ticket} write={(text) => call(writeToGuestTicket, { body: { token, text } })} onWritten={onWritten} />
		</article>
	);
}

function LinkExpired() {
	const { over: t } = useScreenTexts<SupportLetterTexts>();
	return (
		<EmptyState
			icon={<LinkIcon aria-hidden />}
			title={t.title}
			titleAs="h1"
			hint={t.hint}
			action={
				<LinkButton href={SUPPORT_ADDRESS} variant="primary">
					{t.action}
				</LinkButton>
			}
		/>
	);
}

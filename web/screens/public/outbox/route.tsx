/** Outbox of the demo: e-mails and SMS that would have been sent. Exists in DEMO only. */
import { useQuery } from '@tanstack/react-query';
import { Compass, Inbox, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { devOutbox } from '#contract/dev.ts';
import { useSite } from '#web/browser/page/site.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { MessageCard, MessageSkeleton } from './message-card.tsx';
import type { OutboxTexts } from './texts.en.ts';

const CHANNELS = ['ALL', 'EMAIL', 'SMS'] as const;
type Channel = (typeof CHANNELS)[number];
const WAITING = ['a', 'b', 'c'];
const SHOWN_AT_ONCE = 20;

export default function OutboxScreen() {
	return useSite().demo ? <Outbox /> : <Missing />;
}

function Missing() {
	const t = useScreenTexts<OutboxTexts>();
	const { texts } = useLanguage();
	return (
		<div className="container-page flex flex-col items-center py-20 text-center md:py-28">
			<PageHead title={t.notFound} />
			<Compass aria-hidden className="size-14 text-accent-text" />
			<h1 className="mt-6 text-2xl md:text-3xl">{t.notFound}</h1>
			<p className="mt-3 max-w-md text-muted">{t.notFoundHint}</p>
			<LinkButton href="/" variant="primary" className="mt-8">
				{texts.states.backHome}
			</LinkButton>
		</div>
	);
}

function Outbox() {
	const t = useScreenTexts<OutboxTexts>();
	const { format } = useLanguage();
	const [channel, setChannel] = useState<Channel>('ALL');
	const [length, setLength] = useState(SHOWN_AT_ONCE);
	const { data, error, refetch, isFetching } = useQuery(queryFor(devOutbox));
	const visible = data?.filter((message) => channel === 'ALL' || message.channel === channel);
	return (
		<div className="container-page max-w-3xl py-6 md:py-8">
			<PageHead title={t.title} />
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="min-w-0 flex-1 basis-64">
					<h1 className="text-2xl md:text-3xl">{t.title}</h1>
					<p className="mt-1 max-w-lg text-muted">{t.lead}</p>
				</div>
				<Button busy={isFetching && t.refreshing} onClick={() => void refetch()}>
					<RefreshCw aria-hidden className="size-5" />
					{t.refresh}
				</Button>
			</div>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-4">
				<ChoiceChips
					legend={t.channel}
					name="channel"
					value={channel}
					choices={CHANNELS.map((value) => ({ value, label: t.channels[value] }))}
					onChange={setChannel}
				/>
				<p role="status" className="numbers text-muted text-sm">
					{visible && visible.length > 0 && format.plural(t.count, visible.length)}
				</p>
			</div>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
			{!data && !error && (
				<div aria-busy="true" className="mt-5 space-y-4">
					{WAITING.map((key) => (
						<MessageSkeleton key={key} />
					))}
				</div>
			)}
			{visible?.length === 0 && (
				<EmptyState
					icon={<Inbox aria-hidden />}
					title={data?.length === 0 ? t.empty : t.emptyChannel}
					hint={data?.length === 0 ? t.emptyHint : undefined}
				/>
			)}
			{visible && visible.length > 0 && (
				<ol className="mt-5 space-y-4">
					{visible.slice(0, length).map((message) => (
						<li key={message.id}>
							<MessageCard message={message} />
						</li>
					))}
				</ol>
			)}
			{visible && visible.length > length && (
				<Button wide className="mt-5" onClick={() => setLength((before) => before + SHOWN_AT_ONCE)}>
					{t.more}
				</Button>
			)}
		</div>
	);
}

/** Quick replies for chats, and messages that are sent automatically. */
import { useQuery } from '@tanstack/react-query';
import { getReplies } from '#contract/replies.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { AutomaticMessages } from './automatic-messages.tsx';
import { QuickReplies } from './quick-replies.tsx';
import type { RepliesTexts } from './texts.en.ts';

export default function RepliesScreen() {
	const t = useScreenTexts<RepliesTexts>();
	const { data, error, refetch } = useQuery(queryFor(getReplies));
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-2 text-muted">{t.lead}</p>
			<div className="mt-6 grid gap-6">
				{error && data === undefined ? (
					<ErrorState title={t.error} error={error} retry={() => void refetch()} />
				) : data === undefined ? (
					<Skeleton className="h-96 w-full rounded-card" />
				) : (
					<>
						<QuickReplies saved={data.quickReplies} />
						<AutomaticMessages saved={data.automatic} />
					</>
				)}
			</div>
		</div>
	);
}

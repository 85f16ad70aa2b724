/** Number of conversations with unread messages, requests to the support among them; refetched on live events. */
import { useQuery } from '@tanstack/react-query';
import { unreadConversations } from '#contract/messaging.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';

const MOST_SHOWN = 9;

export default function Unread({ className }: { className?: string | undefined }) {
	const { texts, format } = useLanguage();
	const { data } = useQuery(queryFor(unreadConversations, { query: { tickets: '1' } }));
	if (!data?.count) return null;
	return (
		<span className={className}>
			<span className="sr-only">, {format.plural(texts.nav.unread, data.count)}</span>
			{/* Drawn by CSS: the label already contains the number. */}
			<span
				aria-hidden
				dir="ltr"
				data-testid="unread-conversations"
				data-count={data.count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(data.count)}
				className="numbers grid h-5 min-w-5 place-items-center rounded-pill bg-primary px-1 font-semibold text-on-primary text-xs leading-none before:content-[attr(data-count)]"
			/>
		</span>
	);
}

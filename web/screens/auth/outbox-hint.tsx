/** In DEMO: where e-mails and SMS can be read. */
import { Inbox } from 'lucide-react';
import { useSite } from '#web/browser/page/site.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { AuthTexts } from './texts.en.ts';

export function OutboxHint() {
	const { auth } = useScreenTexts<{ auth: AuthTexts }>();
	if (!useSite().demo) return null;
	return (
		<p className="flex gap-x-2 rounded-control bg-accent-soft px-3 text-sm">
			<Inbox aria-hidden className="mt-2.5 size-5 shrink-0 text-accent-text" />
			<span className="flex flex-wrap items-center gap-x-2">
				<span className="py-2">{auth.demo.outbox}</span>
				<a
					href="/dev/outbox"
					target="_blank"
					rel="noreferrer"
					className="flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
				>
					{auth.demo.open}
				</a>
			</span>
		</p>
	);
}

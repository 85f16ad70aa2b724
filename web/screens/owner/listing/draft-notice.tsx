/** Says that a stored draft was restored, and how to discard it. */
import { History } from 'lucide-react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ListingTexts } from './texts.en.ts';

export default function DraftNotice({ onStartOver }: { onStartOver(): void }) {
	const t = useScreenTexts<ListingTexts>();
	return (
		<div
			className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-accent-soft py-1 ps-4 pe-1 text-sm"
			data-testid="kept-draft"
		>
			<p className="flex flex-1 items-center gap-3 py-2">
				<History aria-hidden className="size-5 shrink-0 text-accent-text" />
				{t.restored}
			</p>
			<Button variant="quiet" onClick={onStartOver}>
				{t.startOver}
			</Button>
		</div>
	);
}

/** The last decision, as long as it can be undone. */
import { Undo2 } from 'lucide-react';
import { useNow } from '#web/browser/page/use-now.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { SharedReviewTexts } from './texts.en.ts';
import { useKeys } from './use-keys.ts';

/** `until`: by the clock of this browser. */
export type Undoable<Item> = { item: Item; status: 'APPROVED' | 'REJECTED'; until: number };

const SECOND_MS = 1000;

type UndoBarProps<Item> = {
	made: ReadonlyArray<Undoable<Item>>;
	nameOf(item: Item): string;
	hasKeys: boolean;
	refreshes: ReadonlyArray<{ path: string }>;
	undo(item: Item): Promise<unknown>;
	onUndone(item: Item): void;
};

export function UndoBar<Item>({ made, nameOf, hasKeys, refreshes, undo: callUndo, onUndone }: UndoBarProps<Item>) {
	const { undo: t } = useScreenTexts<{ review: SharedReviewTexts }>().review;
	const format = useFormat();
	const now = useNow(SECOND_MS);
	const last = made.findLast(({ until }) => until > now);
	const undo = useActionMutation({
		call: callUndo,
		...{ refreshes, failed: t.failed, onDone: (_: unknown, item: Item) => onUndone(item) },
	});
	const press = last && !undo.isPending ? () => undo.mutate(last.item) : undefined;
	useKeys({ u: press }, hasKeys);
	return (
		<div className="min-h-12 rounded-control bg-sunken px-3" data-testid="undo-bar">
			<div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1">
				<p role="status" className="text-sm">
					{last ? t.made[last.status](nameOf(last.item)) : <span className="text-muted">{t.none}</span>}
				</p>
				{last && (
					<Button variant="quiet" busy={undo.isPending && t.undoing} onClick={press} aria-keyshortcuts="U" className="ms-auto">
						<Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
						{t.undo}
						<span aria-hidden className="numbers text-muted">
							{format.number(Math.ceil((last.until - now) / SECOND_MS))}
						</span>
					</Button>
				)}
			</div>
		</div>
	);
}

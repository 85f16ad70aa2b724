/** The decision that was made last, for as long as it can be undone. */
import { Undo2 } from 'lucide-react';
import { undoIdentityDecision } from '#contract/identity-review.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ReviewTexts } from './texts.en.ts';
import { useKeys } from './use-keys.ts';

/** `until`: by the clock of this browser. */
export type Undoable = { check: PendingCheck; status: 'APPROVED' | 'REJECTED'; until: number };

const SECOND_MS = 1000;

type UndoBarProps = {
	made: readonly Undoable[];
	hasKeys: boolean;
	refreshes: ReadonlyArray<{ path: string }>;
	onUndone(check: PendingCheck): void;
};

export function UndoBar({ made, hasKeys, refreshes, onUndone }: UndoBarProps) {
	const { undo: t } = useScreenTexts<ReviewTexts>();
	const { format, language } = useLanguage();
	const now = useNow(SECOND_MS);
	const last = made.findLast(({ until }) => until > now);
	const undo = useActionMutation({
		call: ({ userId }: PendingCheck) => call(undoIdentityDecision, { params: { userId } }),
		...{ refreshes, failed: t.failed, onDone: (_, check: PendingCheck) => onUndone(check) },
	});
	const press = last && !undo.isPending ? () => undo.mutate(last.check) : undefined;
	useKeys({ u: press }, hasKeys);
	return (
		<div className="min-h-12 rounded-control bg-sunken px-3" data-testid="undo-bar">
			<div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1">
				<p role="status" className="text-sm">
					{last ? t.made[last.status](nameOfCheck(last.check, language)) : <span className="text-muted">{t.none}</span>}
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

/** A second admin grants or refuses goodwill above the limit. */
import { useState } from 'react';
import { decideGoodwill, type Goodwill, MAX_GOODWILL_TEXT } from '#contract/goodwill.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { GoodwillTexts } from './texts.en.ts';

/** Queries that display goodwill or the money that it moves. */
export const showsGoodwill = ['/api/admin/goodwill', '/api/admin/bookings', '/api/admin/ledger'];

export function GoodwillDecision({ goodwill: { id, amountJod } }: { goodwill: Goodwill }) {
	const { goodwill: t } = useScreenTexts<{ goodwill: GoodwillTexts }>();
	const format = useFormat();
	const [open, setOpen] = useState<'grant' | 'refuse' | null>(null);
	const close = () => setOpen(null);
	const grant = useActionMutation<void>({
		call: () => call(decideGoodwill, { params: { id }, body: { grant: true, amountJod } }),
		...{ refreshes: showsGoodwill, done: t.grantDone, failed: t.grantFailed, onDone: close, onFailed: close },
	});
	const refuse = useActionMutation<string>({
		call: (reason) => call(decideGoodwill, { params: { id }, body: { grant: false, reason } }),
		...{ refreshes: showsGoodwill, done: t.refuseDone, failed: t.refuseFailed, onDone: close },
	});
	return (
		<div className="mt-4 flex flex-wrap gap-3">
			<Button variant="primary" onClick={() => setOpen('grant')}>
				{t.grant}
			</Button>
			<Button onClick={() => setOpen('refuse')}>{t.refuse}</Button>
			<Dialog
				open={open === 'grant'}
				onOpenChange={(next) => !grant.isPending && setOpen(next ? 'grant' : null)}
				title={t.grantTitle(format.jod(amountJod))}
				footer={
					<DialogActions back={t.back} busy={grant.isPending} onBack={close}>
						<Button variant="primary" busy={grant.isPending && t.granting} onClick={() => grant.mutate()}>
							{t.grant}
						</Button>
					</DialogActions>
				}
			>
				<p>{t.grantLead}</p>
			</Dialog>
			<ReasonDialog
				open={open === 'refuse'}
				onOpenChange={(next) => setOpen(next ? 'refuse' : null)}
				title={t.refuseTitle}
				texts={{ label: t.refuseReason, hint: t.refuseHint, back: t.back, confirm: t.refuse, busy: t.refusing }}
				maxLength={MAX_GOODWILL_TEXT}
				dir="auto"
				whenEmpty={{ say: t.refuseMissing }}
				busy={refuse.isPending}
				error={refuse.error?.fields.reason}
				onSubmit={(reason) => refuse.mutate(reason)}
			/>
		</div>
	);
}

/** A paper of a company, and the decision about it. */
import { useState } from 'react';
import { adminWaiting } from '#contract/admin.ts';
import { approveCompanyPaper, type CompanyPaper, rejectCompanyPaper } from '#contract/companies.ts';
import { call } from '#web/browser/api.ts';
import { RejectDialog } from '#web/features/admin/reject-dialog.tsx';
import { PaperFacts } from '#web/features/companies/paper-facts.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminCompaniesTexts } from './texts.en.ts';

const SHOWN_IN = ['/api/admin/companies', adminWaiting];

/** `name`: of the company. */
export function PaperCard({ paper, name }: { paper: CompanyPaper; name: string }) {
	const { companies, paper: t } = useScreenTexts<AdminCompaniesTexts>();
	const [expiresOn, setExpiresOn] = useState(paper.expiresOn ?? '');
	const [rejecting, setRejecting] = useState(false);
	const { id, kind, status } = paper;
	const kindName = companies.kinds[kind];
	const approve = useActionMutation({
		call: () => call(approveCompanyPaper, { params: { id }, body: kind === 'PERMIT' && expiresOn ? { expiresOn } : {} }),
		...{ refreshes: SHOWN_IN, done: t.approved, failed: t.approveFailed },
		describeError: ({ fields, message }) => fields.expiresOn ?? message,
	});
	const reject = useActionMutation({
		call: (notes: string) => call(rejectCompanyPaper, { params: { id }, body: { notes } }),
		...{ refreshes: SHOWN_IN, done: t.rejected, failed: t.rejectFailed, onDone: () => setRejecting(false) },
	});
	const isWaiting = status === 'PENDING';
	return (
		<section aria-label={kindName} className="grid gap-2">
			<h3 className="font-medium">{kindName}</h3>
			<PaperFacts paper={paper} open={t.open} />
			{isWaiting && kind === 'PERMIT' && (
				<Field label={t.expiresOn} hint={t.expiresHint}>
					<DateInput name="expiresOn" value={expiresOn} onChange={(event) => setExpiresOn(event.currentTarget.value)} />
				</Field>
			)}
			<div className="flex flex-wrap gap-2">
				{isWaiting && (
					<Button
						variant="primary"
						busy={approve.isPending && t.approving}
						onClick={() => approve.mutate()}
						aria-label={`${t.approve}: ${kindName}`}
					>
						{t.approve}
					</Button>
				)}
				{(isWaiting || status === 'APPROVED') && (
					<Button
						variant="quiet"
						disabled={approve.isPending}
						onClick={() => setRejecting(true)}
						aria-label={`${isWaiting ? t.reject : t.withdraw}: ${kindName}`}
					>
						{isWaiting ? t.reject : t.withdraw}
					</Button>
				)}
			</div>
			<RejectDialog
				title={isWaiting ? t.rejectTitle(kindName, name) : t.withdrawTitle(kindName, name)}
				open={rejecting}
				onOpenChange={setRejecting}
				busy={reject.isPending}
				onReject={reject.mutate}
			/>
		</section>
	);
}

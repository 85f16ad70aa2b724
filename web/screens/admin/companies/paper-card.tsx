/** A document of a company: a pending one links to its review, and an approval can be withdrawn. */
import { useState } from 'react';
import { adminWaiting } from '#contract/admin.ts';
import { type CompanyPaper, rejectCompanyPaper } from '#contract/companies.ts';
import { call } from '#web/browser/api.ts';
import { reviewAddress } from '#web/features/admin/list-queries.ts';
import { RejectDialog } from '#web/features/admin/reject-dialog.tsx';
import { PaperFacts } from '#web/features/companies/paper-facts.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminCompaniesTexts } from './texts.en.ts';

const SHOWN_IN = ['/api/admin/companies', adminWaiting];

/** `name`: name of the company. */
export function PaperCard({ paper, name }: { paper: CompanyPaper; name: string }) {
	const { companies, paper: t } = useScreenTexts<AdminCompaniesTexts>();
	const [withdrawing, setWithdrawing] = useState(false);
	const { id, kind, status } = paper;
	const kindName = companies.kinds[kind];
	const withdraw = useActionMutation({
		call: (notes: string) => call(rejectCompanyPaper, { params: { id }, body: { notes } }),
		...{ refreshes: SHOWN_IN, done: t.withdrawn, failed: t.withdrawFailed, onDone: () => setWithdrawing(false) },
	});
	return (
		<section aria-label={`${kindName}: ${name}`} className="flex h-full flex-col gap-2">
			<h3 className="font-medium">{kindName}</h3>
			<PaperFacts paper={paper} open={t.open} />
			<div className="mt-auto flex flex-wrap gap-2">
				{status === 'PENDING' && (
					<LinkButton href={reviewAddress('companies', id)} aria-label={`${t.review}: ${kindName}`}>
						{t.review}
					</LinkButton>
				)}
				{status === 'APPROVED' && (
					<Button
						variant="quiet"
						className="-ms-2 px-2! text-sm!"
						onClick={() => setWithdrawing(true)}
						aria-label={`${t.withdraw}: ${kindName}`}
					>
						{t.withdraw}
					</Button>
				)}
			</div>
			<RejectDialog
				title={t.withdrawTitle(kindName, name)}
				open={withdrawing}
				onOpenChange={setWithdrawing}
				busy={withdraw.isPending}
				onReject={withdraw.mutate}
			/>
		</section>
	);
}

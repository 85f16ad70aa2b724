/** The platform's fee for a company: its own percentage, or that of the settings. A super admin changes it with a reason. */
import { useState } from 'react';
import { type AdminCompany, MAX_FEE_REASON, setCompanyFee } from '#contract/companies.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '#web/browser/api.ts';
import { writtenName } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminCompaniesTexts } from './texts.en.ts';

export function CompanyFee({ company }: { company: AdminCompany }) {
	const { fee: t } = useScreenTexts<AdminCompaniesTexts>();
	const { format, language } = useLanguage();
	const [changing, setChanging] = useState(false);
	const mayChange = useCurrentUser()?.role === 'SUPER_ADMIN';
	const { percent, history } = company.fee;
	const percentText = (feePercent: number | null) => (feePercent === null ? t.standard : format.percent(feePercent));
	return (
		<div className="mt-4 border-line border-t pt-4 text-sm">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="numbers">
					<span className="text-muted">{t.title}: </span>
					<span className="font-medium" data-testid="company-fee">
						{percentText(percent)}
					</span>
				</p>
				{mayChange && <Button onClick={() => setChanging(true)}>{t.change}</Button>}
			</div>
			{history.length > 0 && (
				<details className="mt-2">
					<summary className="min-h-11 cursor-pointer py-2 text-muted">{t.history}</summary>
					<ol className="grid gap-2">
						{history.map((version) => (
							<li key={version.changedAt} className="numbers">
								<span className="font-medium">{percentText(version.percent)}</span> · <bdi>{version.reason}</bdi>
								<span suppressHydrationWarning className="block text-muted">
									{t.by(writtenName(version.changedBy, language), format.date(version.changedAt))}
								</span>
							</li>
						))}
					</ol>
				</details>
			)}
			{changing && <FeeDialog company={company} onClose={() => setChanging(false)} />}
		</div>
	);
}

function FeeDialog({ company: { id, nameEn, nameAr, fee }, onClose }: { company: AdminCompany; onClose(): void }) {
	const { fee: t } = useScreenTexts<AdminCompaniesTexts>();
	const { language } = useLanguage();
	const [typed, setTyped] = useState(fee.percent === null ? '' : String(fee.percent));
	const digits = foldDigits(typed).trim();
	const change = useActionMutation({
		call: (reason: string) => call(setCompanyFee, { params: { id }, body: { percent: digits === '' ? null : Number(digits), reason } }),
		...{ refreshes: ['/api/admin/companies'], done: t.changed, failed: t.failed, onDone: onClose },
		isShownElsewhere: ({ fields }) => fields.percent !== undefined,
	});
	const error = change.error?.fields.percent;
	return (
		<ReasonDialog
			open
			onOpenChange={onClose}
			title={t.dialog(language === 'ar' ? nameAr : nameEn)}
			description={t.description}
			texts={{ label: t.reason, back: t.back, confirm: t.save, busy: t.saving }}
			maxLength={MAX_FEE_REASON}
			dir="auto"
			variant="primary"
			whenEmpty={{ say: t.reasonMissing }}
			busy={change.isPending}
			before={
				<Field label={t.percent} hint={t.percentHint} error={error}>
					<Input
						name="percent"
						inputMode="numeric"
						className="numbers"
						value={typed}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				</Field>
			}
			onSubmit={(reason) => change.mutate(reason)}
		/>
	);
}

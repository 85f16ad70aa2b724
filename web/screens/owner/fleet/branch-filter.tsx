/** Selects cars of one branch, or those without one; for the board and the list of the day. */
import type { BranchName } from '#contract/companies.ts';
import { NO_BRANCH, useBranchName } from '#web/features/companies/branches.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { FleetTexts } from './texts.en.ts';

type BranchFilterProps = { branches: readonly BranchName[]; value: string; onChange(branch: string): void };

export function BranchFilter({ branches, value, onChange }: BranchFilterProps) {
	const { branch: t } = useScreenTexts<FleetTexts>();
	const nameOf = useBranchName();
	return (
		<Field label={t.label}>
			<Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				<option value="">{t.all}</option>
				{branches.map((branch) => (
					<option key={branch.id} value={branch.id}>
						{nameOf(branch)}
					</option>
				))}
				<option value={NO_BRANCH}>{t.none}</option>
			</Select>
		</Field>
	);
}

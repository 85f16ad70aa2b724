/** The branch of the company to which this car belongs. Saved as soon as it is chosen; hidden if there are no branches. */
import { useQuery } from '@tanstack/react-query';
import { getCarBranch, putCarBranch } from '#contract/car-branch.ts';
import { getFleet, getOwnerToday } from '#contract/fleet.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useBranchName } from '#web/features/companies/branches.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

export function BranchCard({ carId }: { carId: string }) {
	const { branch: t } = useScreenTexts<CalendarTexts>();
	const nameOf = useBranchName();
	const { data } = useQuery({ ...queryFor(getCarBranch, { params: { id: carId } }), ...refetchOnVisit });
	const move = useActionMutation({
		call: (branchId: string | null) => call(putCarBranch, { params: { id: carId }, body: { branchId } }),
		refreshes: [getCarBranch, getFleet, getOwnerToday],
		done: t.saved,
		failed: t.failed,
	});
	if (!data || data.branches.length === 0) return null;
	const chosen = move.isPending ? move.variables : data.branchId;
	return (
		<div className="mt-8 lg:max-w-3xl" data-testid="branch">
			<Panel title={t.title} lead={t.lead}>
				<Field label={t.label}>
					<Select value={chosen ?? ''} disabled={move.isPending} onChange={({ currentTarget }) => move.mutate(currentTarget.value || null)}>
						<option value="">{t.none}</option>
						{data.branches.map((branch) => (
							<option key={branch.id} value={branch.id}>
								{nameOf(branch)}
							</option>
						))}
					</Select>
				</Field>
			</Panel>
		</div>
	);
}

/** The offices of which the reader is a member. The session acts for one of them, or for the reader. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { leaveTeam, listMemberships, setOfficeNotifications, workForCompany } from '#contract/team.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { officeHome } from '#web/features/session/acting.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import type { TeamTexts } from './texts.en.ts';

type Membership = ResponseOf<typeof listMemberships>[number];

export function Memberships() {
	const { mine: t } = useScreenTexts<TeamTexts>();
	const { data } = useQuery({ ...queryFor(listMemberships), ...refetchOnVisit });
	if (!data || data.length === 0) return null;
	return (
		<Panel title={t.title} lead={t.lead}>
			<ul className="-my-3 divide-y divide-line">
				{data.map((membership) => (
					<li key={membership.companyId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
						<Office membership={membership} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Office({ membership }: { membership: Membership }) {
	const { mine: t, roles } = useScreenTexts<TeamTexts>();
	const { language } = useLanguage();
	const dialogs = useDialogs<'LEAVE'>();
	const isHere = useCurrentUser()?.office?.companyId === membership.companyId;
	const name = { en: membership.nameEn, ar: membership.nameAr }[language];
	const change = useActionMutation<Membership | null>({ call: switchAccount, failed: t.failed });
	const leave = useActionMutation({
		call: () => call(leaveTeam, { params: { companyId: membership.companyId } }),
		failed: t.failed,
		// A session that acted for this office has ended; otherwise only the list is shorter.
		onDone: () => location.assign('/owner/team'),
	});
	return (
		<>
			<div className="min-w-0">
				<p className="font-medium">
					<bdi>{name}</bdi>
				</p>
				<p className="text-muted text-sm">
					{roles[membership.role].name}
					{isHere && ` · ${t.now}`}
				</p>
			</div>
			<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
				<Button
					variant={isHere ? 'secondary' : 'primary'}
					disabled={change.isPending}
					onClick={() => change.mutate(isHere ? null : membership)}
				>
					{isHere ? t.stop : t.start}
				</Button>
				<Button variant="quiet" {...dialogs.opener('LEAVE')}>
					{t.leave}
				</Button>
			</div>
			{membership.role === 'MANAGER' && <OfficeNewsChoice membership={membership} />}
			<ConfirmDialog
				{...dialogs.dialog('LEAVE')}
				title={t.leaveTitle(name)}
				description={t.leaveHint}
				texts={{ confirm: t.leave, busy: t.leaving, back: t.back }}
				danger
				busy={leave.isPending}
				onConfirm={() => leave.mutate()}
			/>
		</>
	);
}

/** Managers see the bell of the office anyway; here they choose whether its notifications also reach them personally. */
function OfficeNewsChoice({ membership: { companyId, officeNews } }: { membership: Membership }) {
	const { mine: t } = useScreenTexts<TeamTexts>();
	const client = useQueryClient();
	const { queryKey } = queryFor(listMemberships);
	const choose = useActionMutation<boolean, Membership>({
		call: (isEnabled) => call(setOfficeNotifications, { params: { companyId }, body: { wanted: isEnabled } }),
		failed: t.failed,
		onDone: (changed) =>
			client.setQueryData<Membership[]>(queryKey, (all) => all?.map((each) => (each.companyId === companyId ? changed : each))),
	});
	return (
		<div className="basis-full">
			<Checkbox
				label={t.news}
				checked={choose.isPending ? choose.variables : officeNews}
				disabled={choose.isPending}
				onChange={({ currentTarget }) => choose.mutate(currentTarget.checked)}
			/>
			<p className="ps-8 text-muted text-sm">{t.newsHint}</p>
		</div>
	);
}

/** Loads the whole page, so that nothing of the other account stays in memory. */
async function switchAccount(membership: { companyId: string; role: TeamRole } | null): Promise<void> {
	await call(workForCompany, { body: { companyId: membership?.companyId ?? null } });
	location.assign(membership ? officeHome[membership.role] : '/owner/team');
}

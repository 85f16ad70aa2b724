/** Notification preferences as a table of checkboxes, each saved at once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { User } from '#contract/identity.ts';
import {
	type Channel,
	channels,
	getNotificationChoices,
	type NotificationChoices,
	type NotificationTopic,
	notificationTopics,
	putNotificationChoices,
} from '#contract/notification-choices.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { ProfileTexts } from '../texts.en.ts';
import { ThisDevice } from './this-device.tsx';

export function ChoicesPanel({ user }: { user: User }) {
	const { choices: t, help } = useScreenTexts<ProfileTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getNotificationChoices), ...refetchOnVisit });
	return (
		<Panel title={t.title} lead={t.lead}>
			<DevicePlace />
			{!data && !error && <Skeleton className="h-80 w-full" />}
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-4!" />}
			{data && <Ticks choices={data} canText={user.phoneVerified} />}
			<TitledHelpLink to="notifications" title={help.notifications} className="mt-3" />
		</Panel>
	);
}

/** Rendered in the browser only: the server does not know what this device supports. */
function DevicePlace() {
	return useMounted() ? <ThisDevice /> : <div className="mb-5 h-20 rounded-control bg-sunken" />;
}

/** On a phone the checkboxes span the whole width. */
const phoneRow = 'max-sm:grid max-sm:grid-cols-4';

function Ticks({ choices, canText }: { choices: NotificationChoices; canText: boolean }) {
	const { choices: t } = useScreenTexts<ProfileTexts>();
	const save = useSaveChoice();
	const toggle = (topic: NotificationTopic, channel: Channel) =>
		save.mutate({ ...choices, [topic]: { ...choices[topic], [channel]: !choices[topic][channel] } });
	return (
		<>
			<table className="w-full text-sm max-sm:block">
				<thead className="max-sm:block">
					<tr className={`border-line border-b text-muted ${phoneRow}`}>
						<td className="max-sm:hidden" />
						{channels.map((channel) => (
							<th key={channel} scope="col" className="px-1 pb-2 text-center font-medium sm:w-16">
								{t.channels[channel]}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line max-sm:block">
					{notificationTopics.map((topic) => (
						<tr key={topic} className={phoneRow}>
							{/* On a phone the topic has a row of its own above its checkboxes. */}
							<th scope="row" className="pt-3 text-start font-normal max-sm:col-span-full sm:py-2 sm:pe-2">
								<span className="block font-medium text-base">{t.topics[topic].name}</span>
								<span className="block text-muted">{t.topics[topic].hint}</span>
							</th>
							{channels.map((channel) => (
								<td key={channel} className="text-center">
									<Tick
										label={t.each(t.topics[topic].name, t.channels[channel])}
										checked={choices[topic][channel]}
										// An enabled choice can always be disabled.
										disabled={
											(channel === 'SMS' && !canText && !choices[topic].SMS) ||
											// Push notifications are those of the bell.
											(channel === 'PUSH' && !choices[topic].BELL)
										}
										onChange={() => toggle(topic, channel)}
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{!canText && <p className="mt-3 text-muted text-sm">{t.needsPhone}</p>}
		</>
	);
}

type TickProps = { label: string; checked: boolean; disabled: boolean; onChange(): void };

function Tick({ label, checked, disabled, onChange }: TickProps) {
	return (
		<label className="relative mx-auto grid size-11 cursor-pointer place-items-center">
			<input
				type="checkbox"
				aria-label={label}
				checked={checked}
				disabled={disabled}
				onChange={onChange}
				className="peer size-5 appearance-none rounded-mark border border-control-line bg-surface checked:border-primary checked:bg-primary disabled:opacity-45"
			/>
			<Check aria-hidden className="pointer-events-none absolute size-3.5 stroke-[3] text-on-primary opacity-0 peer-checked:opacity-100" />
		</label>
	);
}

/** Optimistic; reverted if saving fails. */
function useSaveChoice() {
	const { choices: t } = useScreenTexts<ProfileTexts>();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { queryKey } = queryFor(getNotificationChoices);
	return useMutation({
		mutationFn: (body: NotificationChoices) => call(putNotificationChoices, { body }),
		// Sequential, so that the last choice wins.
		scope: { id: 'notification-choices' },
		onMutate: (choices) => {
			const before = client.getQueryData<NotificationChoices>(queryKey);
			client.setQueryData(queryKey, choices);
			return { before };
		},
		onError: (error, _, context) => {
			client.setQueryData(queryKey, context?.before);
			toast({ title: t.failed, description: errorText(error), tone: 'danger' });
		},
	});
}

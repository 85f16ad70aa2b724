/** The accounts of the demo that anybody may enter; they exist in the demo alone. */

export const demoAccounts = ['renter', 'newcomer', 'pending', 'owner', 'owner2', 'admin'] as const;
export type DemoAccount = (typeof demoAccounts)[number];

export const emailOf = (account: DemoAccount): string => `${account}@mishwar.test`;
export const DEMO_PASSWORD = 'mishwar-demo';

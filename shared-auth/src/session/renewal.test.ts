import { ErrorResponse } from 'oidc-client-ts';
import { buildUser } from '../testing/buildUser.ts';
import { fakeLocks } from '../testing/fakeLocks.ts';
import { clearBrowserOfTest, openTab, renewsWith } from '../testing/testKeeper.ts';
import { createRenewal } from './renewal.ts';

beforeEach(clearBrowserOfTest);

const old = buildUser({ secondsLeft: 3, tokenId: 'old' });
const fresh = buildUser({ tokenId: 'fresh', refreshToken: 'refresh-2' });

describe('createRenewal', () => {
  test('renews once for two tabs and gives both the same token', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(old, locks), openTab(old, locks)];
    renewsWith(one, fresh);
    renewsWith(other, buildUser({ tokenId: 'never' }));
    const users = await Promise.all([
      createRenewal(one.manager, locks)(old.access_token),
      createRenewal(other.manager, locks)(old.access_token),
    ]);
    expect(users.map((user) => user.access_token)).toEqual([fresh.access_token, fresh.access_token]);
    expect(one.signinSilent).toHaveBeenCalledTimes(1);
    expect(other.signinSilent).not.toHaveBeenCalled();
  });

  test('announces in the slower tab the token of the faster one', async () => {
    const tab = openTab(fresh);
    const heard = jest.fn();
    tab.manager.events.addUserLoaded(heard);
    await createRenewal(tab.manager, fakeLocks())(old.access_token);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('shares one attempt between the calls of a tab', async () => {
    const tab = openTab(old);
    renewsWith(tab, fresh);
    const renew = createRenewal(tab.manager, undefined);
    await Promise.all([renew(old.access_token), renew(old.access_token), renew(old.access_token)]);
    expect(tab.signinSilent).toHaveBeenCalledTimes(1);
  });

  test('tries anew after an attempt that failed', async () => {
    const tab = openTab(old);
    const renew = createRenewal(tab.manager, fakeLocks());
    tab.signinSilent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(renew(old.access_token)).rejects.toThrow('could not be reached');
    renewsWith(tab, fresh);
    await expect(renew(old.access_token)).resolves.toMatchObject({ access_token: fresh.access_token });
  });

  test.each([
    ['a used refresh token', new ErrorResponse({ error: 'invalid_grant' }), 'RenewalRefusedError'],
    ['an unknown client', new ErrorResponse({ error: 'invalid_client' }), 'RenewalRefusedError'],
    ['a provider in trouble', new ErrorResponse({ error: 'server_error' }), 'RenewalUnreachableError'],
    ['a lost network', new TypeError('Failed to fetch'), 'RenewalUnreachableError'],
    ['an error page', new Error('Bad Gateway (502)'), 'RenewalUnreachableError'],
  ])('tells of %s', async (_case, error, name) => {
    const tab = openTab(old);
    tab.signinSilent.mockRejectedValue(error);
    await expect(createRenewal(tab.manager, fakeLocks())(old.access_token)).rejects.toMatchObject({ name });
  });

  test('refuses at once when there is no refresh token', async () => {
    const tab = openTab(buildUser({ secondsLeft: 3, refreshToken: null }));
    await expect(createRenewal(tab.manager, fakeLocks())('any')).rejects.toMatchObject({
      name: 'RenewalRefusedError',
    });
    expect(tab.signinSilent).not.toHaveBeenCalled();
  });
});

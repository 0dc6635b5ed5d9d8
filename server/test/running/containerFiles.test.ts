import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-containers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Finding = {
  readonly messages: readonly { readonly line: number; readonly rule: string; readonly message: string }[];
};

/** What the linter, which knows the specification's schema, says against a compose file. Anchors have to stand before their use. */
function complaints(file: string): readonly string[] {
  const rules = { 'service-keys-order': 0, 'top-level-properties-order': 0 } as const;
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const findings: readonly Finding[] = linter.lintFiles([file], false);
  return findings.flatMap(({ messages }) =>
    messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`),
  );
}

describe('Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile');

  test('is sound', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('USER node', 'USER'))).not.toEqual([]);
  });

  test('brings the versions that the project runs on, and starts as somebody who may change nothing', () => {
    const node = read('.node-version').trim();
    const { packageManager } = JSON.parse(read('package.json'));
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual(['${NODE_IMAGE}', 'tools', 'tools', '${NODE_IMAGE}']);
    expect(dockerfile).toContain(`\nARG NODE_IMAGE=node:${node}-bookworm-slim\n`);
    expect(read('deploy/compose.yaml')).toContain(`NODE_IMAGE: \${NODE_IMAGE:-node:${node}-bookworm-slim}\n`);
    expect(dockerfile).toContain(`npm install --global ${packageManager}\n`);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
    expect(last).toMatch(/^USER node$/m);
    // Empty folders, from which volumes take their owner, and nothing else.
    const own = 'RUN install --directory --owner=node --group=node /srv/portal /srv/nginx /srv/keys\n';
    expect(last.replace(own, '')).not.toMatch(/--chown|^RUN/m);
    expect(last.indexOf(own)).toBeGreaterThan(0);
  });

  test('builds with git and its history, as each release names its commit', () => {
    expect(dockerfile).toMatch(/^RUN apt-get .* git\b.*\nCOPY \. \.\nRUN .*pnpm run build$/m);
    expect(read('.dockerignore')).not.toMatch(/^\.git\b(?!ignore)/m);
  });

  test('has every package of the workspace that the server imports', () => {
    const { dependencies } = JSON.parse(read('server/package.json'));
    const own = Object.keys(dependencies).filter((name) => dependencies[name] === 'workspace:*');
    for (const name of [...own, 'server']) {
      expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/\n`);
      expect(dockerfile).toContain(`COPY ${name} ${name}\n`);
    }
  });

  test('has what the release commands import', () => {
    expect(dockerfile).toContain('COPY shared-build/package.json shared-build/\n');
    expect(dockerfile).toContain('COPY shared-build/src shared-build/src\n');
    expect(dockerfile).toMatch(/pnpm install .*--prod .*--filter server\.\.\. --filter shared-build\.\.\.$/m);
  });
});

describe('compose.yaml', () => {
  test('is what the specification of compose files allows, without what the linter warns of', () => {
    expect(complaints(path.join(REPOSITORY, 'deploy/compose.yaml'))).toEqual([]);
  });

  test('runs no service as root, lets none gain rights, and bounds what those take that are not the portal itself', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose).not.toMatch(/user: root|cap_drop: \[\]|\bprivileged:|cap_add/);
    for (const service of ['guard', 'release', 'renewal']) {
      const text = compose.slice(compose.indexOf(`\n  ${service}:\n`)).split(/\n\n/)[0];
      expect(text).toContain('<<: *server\n');
      expect(text).toMatch(/^ {4}mem_limit: \d+m$/m);
    }
  });

  test('shows the servers the folder that nginx serves, whose registry says what browsers are given, and lets them write nothing there', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose.match(/^ {2}server-\d: .*$/gm)).toEqual(['  server-1: *process', '  server-2: *process']);
    const [, text = ''] = /^x-process: &process\n((?: .*\n)+)/m.exec(compose) ?? [];
    expect(text).toContain('    PORTAL_DIR: /srv/portal\n');
    expect(text).toContain('    - served:/srv/portal:ro\n');
  });

  test('would be refused with a word that the specification does not know, or a port that is open to all', () => {
    for (const [good, bad] of [
      ['    shm_size:', '    shmsize:'],
      ["'127.0.0.1:", "'"],
    ]) {
      const file = path.join(folder, 'compose.yaml');
      writeFileSync(file, read('deploy/compose.yaml').replace(good ?? '', bad ?? ''));
      expect(complaints(file)).not.toEqual([]);
    }
  });
});

describe('pin-images.sh', () => {
  const DIGEST = `sha256:${'ab'.repeat(32)}`;
  /** Puts a program in the place of docker, which asks a registry that no test reaches. */
  const pin = (args: readonly string[], answer: string) => {
    writeFileSync(path.join(folder, 'docker'), `#!/bin/sh\necho "${answer}"\n`, { mode: 0o755 });
    const { status, stderr } = spawnSync(path.join(REPOSITORY, 'deploy/pin-images.sh'), args, {
      env: { PATH: `${folder}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  test('writes every image with its digest, and says when a tag has another one by now', () => {
    const file = path.join(folder, 'images.env');
    expect(pin([file], DIGEST)).toMatchObject({ status: 0 });
    const node = read('.node-version').trim();
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toContain(`NODE_IMAGE=node:${node}-bookworm-slim@${DIGEST}`);
    expect(lines.map((line) => line.split('=')[0])).toEqual(['NODE_IMAGE', 'POSTGRES_IMAGE', 'NGINX_IMAGE']);
    expect(pin(['--check', file], DIGEST).status).toBe(0);
    expect(pin(['--check', file], DIGEST.replace('ab', 'cd')).status).toBe(1);
  });

  test('writes nothing when no digest can be had', () => {
    const file = path.join(folder, 'none.env');
    expect(pin([file], 'unauthorized')).toMatchObject({ stderr: expect.stringContaining('no digest') });
    expect(existsSync(file)).toBe(false);
  });
});

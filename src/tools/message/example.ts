import type {DnsAnswer, Resolver} from '../dns';

/**
 * A newsletter as it lies in a mailbox, with domains that are reserved for examples. It was
 * signed once, and its key is not kept: to change it, sign it anew as the tests do
 * (`src/tools/dkim/testing.ts`), and put the new key into the records.
 */
export const exampleMessage = `Return-Path: <bounces+4711@mail.example.com>
Received: from mx.example.net (mx.example.net [198.51.100.20])
 by store2.example.net with LMTP id qk31; Mon, 23 Nov 2026 10:00:12 +0000
Received: from out7.provider.example (out7.provider.example [192.0.2.17])
 by mx.example.net with ESMTPS id 77f0 for <bob@example.net>;
 Mon, 23 Nov 2026 10:00:09 +0000
Received-SPF: pass (mx.example.net: domain of mail.example.com designates 192.0.2.17
 as permitted sender) client-ip=192.0.2.17; envelope-from="bounces+4711@mail.example.com";
 helo=out7.provider.example
Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=mail.example.com;
 dkim=pass header.d=example.com; dmarc=pass header.from=example.com
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=provider.example; s=p1;
 t=1795427500; h=from:subject:date:message-id:list-unsubscribe;
 bh=S4By+BZqCDLO9MXkdxyjq/BNn49Q0mT6C7NjH9s2nHI=;
 b=UPmHIcn396UbXuyd9C+LI8kGaBh/3J05bt+DcGbHlEUX39j9niZ1fQlmzZkc0ZI6W6OnaS
 BWJ+qByao37Yrqic3mzgMR5en9RN9wUwQo0M0twYNkN2mf2bDwsyChiHRPSEmXWHqRrNDS
 hmC5BhmACO4KD2dE6LN+w56cnMJD6Cz/drr1BQ7t2BNZcOiLHs8oclUNmSVhjiDzkMuSrh
 hgj6lYeFYZt8rlwLaohaDi48cfZV23+/ib9kaVRBmYhLB3yZJFKX/LKZXfWN9LMXRoVS4x
 5gOp/YXfmqVx2aHsgjeuF7RNEKryDmFJPN4MEZKSeazy391MCpkcTiT8l+jw2Q==
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=s1;
 t=1795427500; h=from:reply-to:to:subject:date:message-id:list-unsubscribe:mime-version:content-type;
 bh=S4By+BZqCDLO9MXkdxyjq/BNn49Q0mT6C7NjH9s2nHI=;
 b=WqALAPCHLdvn9eE/LLPHZv/4FCyXmEYRg4214K96Kwv80umSU7NvORcFhLOuDYWCKqqML2
 WYupzNiyGUEjpLBY/+niBrrZ9w1KZaWDVD829VNfFX4FUZsW8VH0azTij7vC2r+Tl0aWLd
 T5fuzQBHyRfJ+ldFVgNQF/MtrMsXWZHUcqorMAGADEDVdxI4oB1tyDRjUhzjA1l4OebxXP
 Y8HFupMqEf9lcv/aanBi4pzCN/I7lknuCE6ac8j91yfQex03faEYlIw8EQKWNuj06XJxh9
 wOORX3FPm2jP/EQ8NCoTq+IA2jQYRaY+YM4os8k/23ZB4p3IkP6fTYbLTAJxnw==
Received: from app-3 (unknown [10.0.3.7]) by out7.provider.example with ESMTP id 4a21;
 Mon, 23 Nov 2026 09:51:40 +0000
From: =?utf-8?Q?Caf=C3=A9_Example?= <news@example.com>
Reply-To: hello@example.com
To: Bob <bob@example.net>
Subject: =?utf-8?Q?Winter_opening_hours_=E2=98=95?=
Date: Mon, 23 Nov 2026 10:51:38 +0100
Message-ID: <20261123.4711@example.com>
List-Unsubscribe: <https://example.com/unsubscribe/4711>, <mailto:leave@example.com>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
List-Id: News of Cafe Example <news.example.com>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="winter"

--winter
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

From December on we are open from 8 to 18, and on Sundays from 10.

See you at the caf=C3=A9!

To unsubscribe: https://example.com/unsubscribe/4711

--winter
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<!doctype html>
<html lang=3D"en"><body>
<h1>Winter opening hours</h1>
<p>From December on we are open from 8 to 18, and on Sundays from 10.</p>
<p>See you at the caf=C3=A9!</p>
<p><a href=3D"https://example.com/unsubscribe/4711">Unsubscribe</a></p>
</body></html>

--winter--
`;

const KEY =
  'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA04DgnGVxOpp0NnP+yFqwVZe/g4Jy3rEskho4KDT/EWeVuIE/Syvp6P3ORD4b2QAiGUfuL6A8G+JGznRqfAziYMddRVIKHrvSRHr9cDdMAsR+oOt+AV1ujrqEM7Eb8pZcokMkHKoaZ+/NSvkoXTV6s0S3tdI5NQKlOGezMelXbh4713U6Hyt+hyq8EUs572VsLeh7TcQfs8PV/s2MfKhVtnGiyswN3z/Mdi2RlI+ruNnWlLyEhvlm/YU080b+p/zMa4Mmd0elxyN5HIZ+17vL/QmveDMtQ49PqKCdFHmYr/dNxJOEnUKxNta1oSrNq5vQi+KAKALhuzZTi+Q9e6C9hQIDAQAB';

/** What DNS would say of the example's domains. */
const records: Readonly<Record<string, string>> = {
  's1._domainkey.example.com': KEY,
  'p1._domainkey.provider.example': KEY,
  'mail.example.com': 'v=spf1 ip4:192.0.2.0/24 -all',
  '_dmarc.example.com': 'v=DMARC1; p=quarantine; rua=mailto:dmarc@example.com',
};

/** Answers with the recorded DNS, and asks nobody. */
export const exampleResolver: Resolver = {
  query(name, type) {
    const text = type === 'TXT' ? records[name] : undefined;
    const answer: DnsAnswer =
      text === undefined
        ? {rcode: 'NXDOMAIN', answers: []}
        : {rcode: 'NOERROR', answers: [{name, type: 'TXT', ttl: 3_600, data: [text]}]};
    return Promise.resolve(answer);
  },
};

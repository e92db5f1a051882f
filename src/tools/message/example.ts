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
 bh=ghjpJ74BvhdB2miO2+uHwdEcSPIpUBczxEaW1KVQcAs=;
 b=AoGoQIkbtE4nrQtEnCdP3SkiP4jPs323MG6yUI/1TsT0SII7ukh9T6AOJZLOe6zP0m5F/m
 GCCIqrHnTuMKJF8s+E0Q7TVJhqQ0RtEvymhtYIZ7cZjLfT8keEubo7qKMPi4IK7XEfT8H2
 jijZIyI5OuX2Dk36vP2JAGD3xULKDT2YfOItwyqv9iYMsQpqqcAAhC2sHYb2DskVO0N9xO
 36ay3tKVdbuU3yEQyMU1RoOQyxI1LOPHB1AjkzOWFoNAa2a9tD7FGH9lcv9LoGZNZoXKdX
 i2ynqMnbkYcIgWtuuvRHPdy6PUsHalmM7tX3odSNqun1N1GaPHOiGf7VajlYJg==
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=s1;
 t=1795427500; h=from:reply-to:to:subject:date:message-id:list-unsubscribe:mime-version:content-type;
 bh=ghjpJ74BvhdB2miO2+uHwdEcSPIpUBczxEaW1KVQcAs=;
 b=EYprMI4xCTBzpTu9CocK6yyqQag87EimvBQJGsUI0TBS5pt/rsOPW+jmKff3fb/RdwU8Lr
 0s/RoshPnXUT8DNqdFlEY0/PCIoX7kkZq4jzn4/hrYSvHmm8xX9BTO75bfeWFDqsFpQ4UB
 DMmdNBTs8egh1Imo8j1QniC/tfco9vfB3R+EqgQ7JDv2w6kOS5RONYrPDYjwQMkC4Vqyz0
 DwJH1uZzlVvyZs808ns9TI15GyT9G/95zt9lgUfPaeKhy40GegKaCI83h6U5BrSQS/5Kfq
 RM8Ysy7SDDtgdyD/Eih0DGn1qnEzxU74dn0l33LH5J/NmcrrNVmDJe0UFk9+wA==
Received: from app-3 (unknown [10.0.3.7]) by out7.provider.example with ESMTP id 4a21;
 Mon, 23 Nov 2026 09:51:40 +0000
From: =?utf-8?Q?Caf=C3=A9_Example?= <news@example.com>
Reply-To: hello@example.com
To: Bob <bob@example.net>
Subject: =?utf-8?Q?Winter_opening_hours_=E2=98=95?=
Date: Mon, 23 Nov 2026 10:51:38 +0100
Message-ID: <20261123.4711@example.com>
List-Unsubscribe: <https://example.com/unsubscribe/q7Zt4mXv9sKc2hRw>, <mailto:leave@example.com>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
List-Id: News of Cafe Example <news.example.com>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="winter"

--winter
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

From December on we are open from 8 to 18, and on Sundays from 10.

See you at the caf=C3=A9!

To unsubscribe: https://example.com/unsubscribe/q7Zt4mXv9sKc2hRw

--winter
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<!doctype html>
<html lang=3D"en"><body>
<h1>Winter opening hours</h1>
<p>From December on we are open from 8 to 18, and on Sundays from 10.</p>
<p>See you at the caf=C3=A9!</p>
<p><a href=3D"https://example.com/unsubscribe/q7Zt4mXv9sKc2hRw">Unsubscribe</a></p>
</body></html>

--winter--
`;

const KEY =
  'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAiyRAph1vYWlJydaVWXDo/yf4k2mLF5T3Gmmyji86Rp94FNqmGdS9R7tHsmCHXR288fkv171MibBSYy9d7SLrpxZI3A9HEAh5jyN/+n2rNa7FWZgiZAx5l+GP+etx3OjUJG/EGemD8FfYhb2L1yKcLu2MmI/BqQPeDUrdnfaQjaofLE5PBgHhsZ6KoHzDrLhmZ4eLyJcS58vuw9xtcCTJiLfRNYMg5ht95O1bBwjSwFk3YY29DI26/N8fBKM+5IylNYv8l0rU6CXB8C8RDsVVI7pkDQWCdefrX/WnGAgbcVy3AZXURs2OcoQru3bZ1luYJo+o8nY3RFkgiw++VGD3lwIDAQAB';

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

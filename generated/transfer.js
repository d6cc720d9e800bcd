// Written by `make generate` from the contract: never edit it.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// schemas:incoming
var account_body = validate52, schema19 = { type: "object", required: ["record", "id", "name", "subdomain"], properties: { record: { type: "string", enum: ["account"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, subdomain: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, description: { type: ["string", "null"], maxLength: 1e5 }, summary: { type: ["string", "null"], maxLength: 1e3 }, website_url: { type: ["string", "null"], maxLength: 2048 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "account_body" }, func0 = Object.prototype.hasOwnProperty, func66 = require_ucs2length().default, pattern3 = new RegExp("^[0-9a-f]{16}$", "u"), pattern4 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u"), pattern5 = new RegExp("^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"];
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.subdomain === void 0 || !func0.call(data, "subdomain")) && (missing0 = "subdomain"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "subdomain" || key0 === "description" || key0 === "summary" || key0 === "website_url" || key0 === "created_at")) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate52.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "account")
              return validate52.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema19.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate52.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate52.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate52.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subdomain !== void 0 && func0.call(data, "subdomain")) {
                  let data3 = data.subdomain, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 63 && func66(data3) > 63)
                        return validate52.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                      if (!pattern4.test(data3))
                        return validate52.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                    } else
                      return validate52.errors = [{ instancePath: instancePath + "/subdomain", schemaPath: "#/properties/subdomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0 && func0.call(data, "description")) {
                    let data4 = data.description, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate52.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema19.properties.description.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 1e5 && func66(data4) > 1e5)
                      return validate52.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.summary !== void 0 && func0.call(data, "summary")) {
                      let data5 = data.summary, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate52.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema19.properties.summary.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 1e3 && func66(data5) > 1e3)
                        return validate52.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.website_url !== void 0 && func0.call(data, "website_url")) {
                        let data6 = data.website_url, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate52.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/type", keyword: "type", params: { type: schema19.properties.website_url.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 2048 && func66(data6) > 2048)
                          return validate52.errors = [{ instancePath: instancePath + "/website_url", schemaPath: "#/properties/website_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                          let data7 = data.created_at, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (data7.length > 27 && func66(data7) > 27)
                                return validate52.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                              if (pattern5.test(data7)) {
                                if (!formats0.validate(data7))
                                  return validate52.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var activity_body = validate53, schema20 = { type: "object", required: ["record", "id", "job_id", "action"], properties: { record: { type: "string", enum: ["activity"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, job_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, candidate_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, action: { type: "string", minLength: 1, maxLength: 255 }, stage: { type: ["object", "null"], required: ["id", "identifier", "name", "slug"], properties: { id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, slug: { type: "string", minLength: 1, maxLength: 255 } } }, target_stage: { type: ["object", "null"], required: ["id", "identifier", "name", "slug"], properties: { id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, slug: { type: "string", minLength: 1, maxLength: 255 } } }, body: { type: ["string", "null"], maxLength: 1e5 }, rating: { type: ["object", "null"], required: ["score", "scale", "grade"], properties: { score: { type: "string", minLength: 1, maxLength: 255 }, scale: { type: "string", enum: ["thumbs", "stars", "numbers"] }, grade: { type: "integer", minimum: 0, maximum: 9 } } }, visibility_roles: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 64 } }, file_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "activity_body" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.job_id === void 0 || !func0.call(data, "job_id")) && (missing0 = "job_id") || (data.action === void 0 || !func0.call(data, "action")) && (missing0 = "action"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema20.properties, key0)) {
            return validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate53.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "activity")
              return validate53.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema20.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.job_id !== void 0 && func0.call(data, "job_id")) {
                let data2 = data.job_id, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 16 && func66(data2) > 16)
                      return validate53.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate53.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate53.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
                  let data3 = data.candidate_id, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate53.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema20.properties.candidate_id.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string") {
                    if (data3.length > 16 && func66(data3) > 16)
                      return validate53.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data3))
                      return validate53.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                    let data4 = data.member_id, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate53.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema20.properties.member_id.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string") {
                      if (data4.length > 16 && func66(data4) > 16)
                        return validate53.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern3.test(data4))
                        return validate53.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.action !== void 0 && func0.call(data, "action")) {
                      let data5 = data.action, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (data5.length > 255 && func66(data5) > 255)
                            return validate53.errors = [{ instancePath: instancePath + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          if (func66(data5) < 1)
                            return validate53.errors = [{ instancePath: instancePath + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.stage !== void 0 && func0.call(data, "stage")) {
                        let data6 = data.stage, _errs14 = errors;
                        if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null)
                          return validate53.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: schema20.properties.stage.type }, message: "must be object,null" }], !1;
                        if (errors === _errs14 && data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          let missing1;
                          if ((data6.id === void 0 || !func0.call(data6, "id")) && (missing1 = "id") || (data6.identifier === void 0 || !func0.call(data6, "identifier")) && (missing1 = "identifier") || (data6.name === void 0 || !func0.call(data6, "name")) && (missing1 = "name") || (data6.slug === void 0 || !func0.call(data6, "slug")) && (missing1 = "slug"))
                            return validate53.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                          if (data6.id !== void 0 && func0.call(data6, "id")) {
                            let data7 = data6.id, _errs16 = errors;
                            if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                              return validate53.errors = [{ instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                              if (data7 > 4503599627370495 || isNaN(data7))
                                return validate53.errors = [{ instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                              if (data7 < 1 || isNaN(data7))
                                return validate53.errors = [{ instancePath: instancePath + "/stage/id", schemaPath: "#/properties/stage/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            }
                            var valid1 = _errs16 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data6.identifier !== void 0 && func0.call(data6, "identifier")) {
                              let data8 = data6.identifier, _errs18 = errors;
                              if (errors === _errs18)
                                if (typeof data8 == "string") {
                                  if (data8.length > 16 && func66(data8) > 16)
                                    return validate53.errors = [{ instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                  if (!pattern3.test(data8))
                                    return validate53.errors = [{ instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                } else
                                  return validate53.errors = [{ instancePath: instancePath + "/stage/identifier", schemaPath: "#/properties/stage/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid1 = _errs18 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data6.name !== void 0 && func0.call(data6, "name")) {
                                let data9 = data6.name, _errs20 = errors;
                                if (errors === _errs20)
                                  if (typeof data9 == "string") {
                                    if (data9.length > 255 && func66(data9) > 255)
                                      return validate53.errors = [{ instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    if (func66(data9) < 1)
                                      return validate53.errors = [{ instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                  } else
                                    return validate53.errors = [{ instancePath: instancePath + "/stage/name", schemaPath: "#/properties/stage/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid1 = _errs20 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data6.slug !== void 0 && func0.call(data6, "slug")) {
                                  let data10 = data6.slug, _errs22 = errors;
                                  if (errors === _errs22)
                                    if (typeof data10 == "string") {
                                      if (data10.length > 255 && func66(data10) > 255)
                                        return validate53.errors = [{ instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      if (func66(data10) < 1)
                                        return validate53.errors = [{ instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                    } else
                                      return validate53.errors = [{ instancePath: instancePath + "/stage/slug", schemaPath: "#/properties/stage/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs22 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.target_stage !== void 0 && func0.call(data, "target_stage")) {
                          let data11 = data.target_stage, _errs24 = errors;
                          if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null)
                            return validate53.errors = [{ instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/type", keyword: "type", params: { type: schema20.properties.target_stage.type }, message: "must be object,null" }], !1;
                          if (errors === _errs24 && data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                            let missing2;
                            if ((data11.id === void 0 || !func0.call(data11, "id")) && (missing2 = "id") || (data11.identifier === void 0 || !func0.call(data11, "identifier")) && (missing2 = "identifier") || (data11.name === void 0 || !func0.call(data11, "name")) && (missing2 = "name") || (data11.slug === void 0 || !func0.call(data11, "slug")) && (missing2 = "slug"))
                              return validate53.errors = [{ instancePath: instancePath + "/target_stage", schemaPath: "#/properties/target_stage/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                            if (data11.id !== void 0 && func0.call(data11, "id")) {
                              let data12 = data11.id, _errs26 = errors;
                              if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                return validate53.errors = [{ instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs26 && typeof data12 == "number" && isFinite(data12)) {
                                if (data12 > 4503599627370495 || isNaN(data12))
                                  return validate53.errors = [{ instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                                if (data12 < 1 || isNaN(data12))
                                  return validate53.errors = [{ instancePath: instancePath + "/target_stage/id", schemaPath: "#/properties/target_stage/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                              }
                              var valid2 = _errs26 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data11.identifier !== void 0 && func0.call(data11, "identifier")) {
                                let data13 = data11.identifier, _errs28 = errors;
                                if (errors === _errs28)
                                  if (typeof data13 == "string") {
                                    if (data13.length > 16 && func66(data13) > 16)
                                      return validate53.errors = [{ instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    if (!pattern3.test(data13))
                                      return validate53.errors = [{ instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                  } else
                                    return validate53.errors = [{ instancePath: instancePath + "/target_stage/identifier", schemaPath: "#/properties/target_stage/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid2 = _errs28 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data11.name !== void 0 && func0.call(data11, "name")) {
                                  let data14 = data11.name, _errs30 = errors;
                                  if (errors === _errs30)
                                    if (typeof data14 == "string") {
                                      if (data14.length > 255 && func66(data14) > 255)
                                        return validate53.errors = [{ instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      if (func66(data14) < 1)
                                        return validate53.errors = [{ instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                    } else
                                      return validate53.errors = [{ instancePath: instancePath + "/target_stage/name", schemaPath: "#/properties/target_stage/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid2 = _errs30 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2)
                                  if (data11.slug !== void 0 && func0.call(data11, "slug")) {
                                    let data15 = data11.slug, _errs32 = errors;
                                    if (errors === _errs32)
                                      if (typeof data15 == "string") {
                                        if (data15.length > 255 && func66(data15) > 255)
                                          return validate53.errors = [{ instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                        if (func66(data15) < 1)
                                          return validate53.errors = [{ instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                      } else
                                        return validate53.errors = [{ instancePath: instancePath + "/target_stage/slug", schemaPath: "#/properties/target_stage/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid2 = _errs32 === errors;
                                  } else
                                    var valid2 = !0;
                              }
                            }
                          }
                          var valid0 = _errs24 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.body !== void 0 && func0.call(data, "body")) {
                            let data16 = data.body, _errs34 = errors;
                            if (typeof data16 != "string" && data16 !== null)
                              return validate53.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema20.properties.body.type }, message: "must be string,null" }], !1;
                            if (errors === _errs34 && typeof data16 == "string" && data16.length > 1e5 && func66(data16) > 1e5)
                              return validate53.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                            var valid0 = _errs34 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.rating !== void 0 && func0.call(data, "rating")) {
                              let data17 = data.rating, _errs36 = errors;
                              if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null)
                                return validate53.errors = [{ instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/type", keyword: "type", params: { type: schema20.properties.rating.type }, message: "must be object,null" }], !1;
                              if (errors === _errs36 && data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                let missing3;
                                if ((data17.score === void 0 || !func0.call(data17, "score")) && (missing3 = "score") || (data17.scale === void 0 || !func0.call(data17, "scale")) && (missing3 = "scale") || (data17.grade === void 0 || !func0.call(data17, "grade")) && (missing3 = "grade"))
                                  return validate53.errors = [{ instancePath: instancePath + "/rating", schemaPath: "#/properties/rating/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
                                if (data17.score !== void 0 && func0.call(data17, "score")) {
                                  let data18 = data17.score, _errs38 = errors;
                                  if (errors === _errs38)
                                    if (typeof data18 == "string") {
                                      if (data18.length > 255 && func66(data18) > 255)
                                        return validate53.errors = [{ instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      if (func66(data18) < 1)
                                        return validate53.errors = [{ instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                    } else
                                      return validate53.errors = [{ instancePath: instancePath + "/rating/score", schemaPath: "#/properties/rating/properties/score/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid3 = _errs38 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3) {
                                  if (data17.scale !== void 0 && func0.call(data17, "scale")) {
                                    let data19 = data17.scale, _errs40 = errors;
                                    if (typeof data19 != "string")
                                      return validate53.errors = [{ instancePath: instancePath + "/rating/scale", schemaPath: "#/properties/rating/properties/scale/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(data19 === "thumbs" || data19 === "stars" || data19 === "numbers"))
                                      return validate53.errors = [{ instancePath: instancePath + "/rating/scale", schemaPath: "#/properties/rating/properties/scale/enum", keyword: "enum", params: { allowedValues: schema20.properties.rating.properties.scale.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid3 = _errs40 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3)
                                    if (data17.grade !== void 0 && func0.call(data17, "grade")) {
                                      let data20 = data17.grade, _errs42 = errors;
                                      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                        return validate53.errors = [{ instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                      if (errors === _errs42 && typeof data20 == "number" && isFinite(data20)) {
                                        if (data20 > 9 || isNaN(data20))
                                          return validate53.errors = [{ instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" }], !1;
                                        if (data20 < 0 || isNaN(data20))
                                          return validate53.errors = [{ instancePath: instancePath + "/rating/grade", schemaPath: "#/properties/rating/properties/grade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      }
                                      var valid3 = _errs42 === errors;
                                    } else
                                      var valid3 = !0;
                                }
                              }
                              var valid0 = _errs36 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.visibility_roles !== void 0 && func0.call(data, "visibility_roles")) {
                                let data21 = data.visibility_roles, _errs44 = errors;
                                if (!Array.isArray(data21) && data21 !== null)
                                  return validate53.errors = [{ instancePath: instancePath + "/visibility_roles", schemaPath: "#/properties/visibility_roles/type", keyword: "type", params: { type: schema20.properties.visibility_roles.type }, message: "must be array,null" }], !1;
                                if (errors === _errs44 && Array.isArray(data21)) {
                                  if (data21.length > 100)
                                    return validate53.errors = [{ instancePath: instancePath + "/visibility_roles", schemaPath: "#/properties/visibility_roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                  {
                                    var valid4 = !0;
                                    let len0 = data21.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data22 = data21[i0], _errs46 = errors;
                                      if (errors === _errs46)
                                        if (typeof data22 == "string") {
                                          if (data22.length > 64 && func66(data22) > 64)
                                            return validate53.errors = [{ instancePath: instancePath + "/visibility_roles/" + i0, schemaPath: "#/properties/visibility_roles/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                        } else
                                          return validate53.errors = [{ instancePath: instancePath + "/visibility_roles/" + i0, schemaPath: "#/properties/visibility_roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid4 = _errs46 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                }
                                var valid0 = _errs44 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.file_id !== void 0 && func0.call(data, "file_id")) {
                                  let data23 = data.file_id, _errs48 = errors;
                                  if (typeof data23 != "string" && data23 !== null)
                                    return validate53.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/type", keyword: "type", params: { type: schema20.properties.file_id.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs48 && typeof data23 == "string") {
                                    if (data23.length > 16 && func66(data23) > 16)
                                      return validate53.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                    if (!pattern3.test(data23))
                                      return validate53.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                  }
                                  var valid0 = _errs48 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                    let data24 = data.created_at, _errs50 = errors;
                                    if (errors === _errs50 && errors === _errs50)
                                      if (typeof data24 == "string") {
                                        if (data24.length > 27 && func66(data24) > 27)
                                          return validate53.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data24)) {
                                          if (!formats0.validate(data24))
                                            return validate53.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate53.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate53.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs50 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                      let data25 = data.updated_at, _errs52 = errors;
                                      if (errors === _errs52 && errors === _errs52)
                                        if (typeof data25 == "string") {
                                          if (data25.length > 27 && func66(data25) > 27)
                                            return validate53.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                          if (pattern5.test(data25)) {
                                            if (!formats0.validate(data25))
                                              return validate53.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                          } else
                                            return validate53.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                        } else
                                          return validate53.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs52 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var candidate_body = validate54, schema21 = { type: "object", required: ["record", "id", "name", "job_id", "stage_id"], properties: { record: { type: "string", enum: ["candidate"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 511 }, firstname: { type: ["string", "null"], maxLength: 511 }, lastname: { type: ["string", "null"], maxLength: 511 }, headline: { type: ["string", "null"], maxLength: 255 }, email: { type: ["string", "null"], maxLength: 255 }, phone: { type: ["string", "null"], maxLength: 255 }, address: { type: ["string", "null"], maxLength: 1e3 }, summary: { type: ["string", "null"], maxLength: 1e5 }, cover_letter: { type: ["string", "null"], maxLength: 1e5 }, domain: { type: ["string", "null"], maxLength: 255 }, outlet: { type: ["string", "null"], maxLength: 255 }, sourced: { type: "boolean" }, disqualified: { type: "boolean" }, withdrew: { type: "boolean" }, anonymized: { type: "boolean" }, disqualification_reason: { type: ["string", "null"], maxLength: 1e3 }, uploader_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, originating_candidate_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, account: {}, job: {}, stage: {}, stage_kind: {}, profile_url: {}, outbound_mailbox: {}, image_url: {}, resume_url: {}, resume_metadata: {}, job_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, stage_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, recruiter_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, disqualified_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, hired_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, moved_to_offer_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, common_source: { type: "string", minLength: 1, maxLength: 255 }, common_source_category: { type: "string", minLength: 1, maxLength: 255 }, skills: { type: "array", maxItems: 1e3, items: { type: "string", minLength: 1, maxLength: 255 } }, tags: { type: "array", maxItems: 1e3, items: { type: "string", minLength: 1, maxLength: 255 } }, social_profiles: { type: "array", maxItems: 1e3, items: { type: "object", required: ["type", "url"], properties: { type: { type: "string", minLength: 1, maxLength: 64 }, url: { type: "string", maxLength: 2048 }, name: { type: ["string", "null"], maxLength: 255 }, username: { type: ["string", "null"], maxLength: 255 } }, additionalProperties: !1 } }, education_entries: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "school"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, school: { type: "string", minLength: 1, maxLength: 255 }, degree: { type: ["string", "null"], maxLength: 255 }, field_of_study: { type: ["string", "null"], maxLength: 255 }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 } }, additionalProperties: !1 } }, experience_entries: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "title"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", minLength: 1, maxLength: 255 }, summary: { type: ["string", "null"], maxLength: 1e5 }, company: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, current: { type: "boolean" }, start_date: { type: ["string", "null"], maxLength: 10 }, end_date: { type: ["string", "null"], maxLength: 10 } }, additionalProperties: !1 } }, answers: { type: "array", maxItems: 1e3, items: { type: "object", required: ["question", "body", "answer"], properties: { question: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", minLength: 1, maxLength: 1e4 }, answer: { type: ["object", "null"], required: [], properties: { body: { type: "string", maxLength: 1e5 }, checked: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", minLength: 1, maxLength: 1e3 } }, additionalProperties: !1 } }, date: { type: "string", minLength: 1, maxLength: 10, pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, number: { type: "number" }, file: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 } } } }, additionalProperties: !1 } }, custom_attributes: { type: "object", maxProperties: 1e3, additionalProperties: { type: "object", required: [], properties: { value: { type: "string", maxLength: 1e5 }, checked: { type: "boolean" }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", minLength: 1, maxLength: 1e3 } }, additionalProperties: !1 } }, date: { type: "string", minLength: 1, maxLength: 10, pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, number: { type: "number" }, file: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 } }, additionalProperties: !1 } }, location: { type: ["object", "null"], required: [], properties: { location_str: { type: ["string", "null"], maxLength: 1e3 }, country: { type: ["string", "null"], maxLength: 255 }, country_code: { type: ["string", "null"], maxLength: 2 }, region: { type: ["string", "null"], maxLength: 255 }, region_code: { type: ["string", "null"], maxLength: 16 }, city: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 } } }, texting_consent: { type: ["string", "null"], maxLength: 16 }, mailbox: { type: "string", maxLength: 64, pattern: "^[0-9A-Za-z_.-]+$" }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, ratings: { type: "array", maxItems: 1e3, items: { type: "object", required: ["member_id", "stage_id", "scale", "grade", "created_at"], properties: { member_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, stage_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, scale: { type: "string", enum: ["thumbs", "stars", "numbers"] }, grade: { type: "integer", minimum: 0, maximum: 9 }, comment: { type: ["string", "null"], maxLength: 1e5 }, score_card: { type: ["object", "null"] }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "candidate_body" }, pattern28 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u"), pattern33 = new RegExp("^[0-9A-Za-z_.-]+$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.job_id === void 0 || !func0.call(data, "job_id")) && (missing0 = "job_id") || (data.stage_id === void 0 || !func0.call(data, "stage_id")) && (missing0 = "stage_id"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema21.properties, key0)) {
            return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate54.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "candidate")
              return validate54.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema21.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate54.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate54.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate54.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 511 && func66(data2) > 511)
                      return validate54.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" }], !1;
                  } else
                    return validate54.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.firstname !== void 0 && func0.call(data, "firstname")) {
                  let data3 = data.firstname, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate54.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: schema21.properties.firstname.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 511 && func66(data3) > 511)
                    return validate54.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.lastname !== void 0 && func0.call(data, "lastname")) {
                    let data4 = data.lastname, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate54.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: schema21.properties.lastname.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 511 && func66(data4) > 511)
                      return validate54.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 511 }, message: "must NOT have more than 511 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.headline !== void 0 && func0.call(data, "headline")) {
                      let data5 = data.headline, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate54.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema21.properties.headline.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 255 && func66(data5) > 255)
                        return validate54.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.email !== void 0 && func0.call(data, "email")) {
                        let data6 = data.email, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate54.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema21.properties.email.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 255 && func66(data6) > 255)
                          return validate54.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0 && func0.call(data, "phone")) {
                          let data7 = data.phone, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate54.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema21.properties.phone.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 255 && func66(data7) > 255)
                            return validate54.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.address !== void 0 && func0.call(data, "address")) {
                            let data8 = data.address, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate54.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema21.properties.address.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && typeof data8 == "string" && data8.length > 1e3 && func66(data8) > 1e3)
                              return validate54.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.summary !== void 0 && func0.call(data, "summary")) {
                              let data9 = data.summary, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate54.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema21.properties.summary.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "string" && data9.length > 1e5 && func66(data9) > 1e5)
                                return validate54.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.cover_letter !== void 0 && func0.call(data, "cover_letter")) {
                                let data10 = data.cover_letter, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate54.errors = [{ instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/type", keyword: "type", params: { type: schema21.properties.cover_letter.type }, message: "must be string,null" }], !1;
                                if (errors === _errs22 && typeof data10 == "string" && data10.length > 1e5 && func66(data10) > 1e5)
                                  return validate54.errors = [{ instancePath: instancePath + "/cover_letter", schemaPath: "#/properties/cover_letter/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.domain !== void 0 && func0.call(data, "domain")) {
                                  let data11 = data.domain, _errs24 = errors;
                                  if (typeof data11 != "string" && data11 !== null)
                                    return validate54.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: schema21.properties.domain.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs24 && typeof data11 == "string" && data11.length > 255 && func66(data11) > 255)
                                    return validate54.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.outlet !== void 0 && func0.call(data, "outlet")) {
                                    let data12 = data.outlet, _errs26 = errors;
                                    if (typeof data12 != "string" && data12 !== null)
                                      return validate54.errors = [{ instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/type", keyword: "type", params: { type: schema21.properties.outlet.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs26 && typeof data12 == "string" && data12.length > 255 && func66(data12) > 255)
                                      return validate54.errors = [{ instancePath: instancePath + "/outlet", schemaPath: "#/properties/outlet/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.sourced !== void 0 && func0.call(data, "sourced")) {
                                      let _errs28 = errors;
                                      if (typeof data.sourced != "boolean")
                                        return validate54.errors = [{ instancePath: instancePath + "/sourced", schemaPath: "#/properties/sourced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.disqualified !== void 0 && func0.call(data, "disqualified")) {
                                        let _errs30 = errors;
                                        if (typeof data.disqualified != "boolean")
                                          return validate54.errors = [{ instancePath: instancePath + "/disqualified", schemaPath: "#/properties/disqualified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                        var valid0 = _errs30 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.withdrew !== void 0 && func0.call(data, "withdrew")) {
                                          let _errs32 = errors;
                                          if (typeof data.withdrew != "boolean")
                                            return validate54.errors = [{ instancePath: instancePath + "/withdrew", schemaPath: "#/properties/withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs32 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.anonymized !== void 0 && func0.call(data, "anonymized")) {
                                            let _errs34 = errors;
                                            if (typeof data.anonymized != "boolean")
                                              return validate54.errors = [{ instancePath: instancePath + "/anonymized", schemaPath: "#/properties/anonymized/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs34 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.disqualification_reason !== void 0 && func0.call(data, "disqualification_reason")) {
                                              let data17 = data.disqualification_reason, _errs36 = errors;
                                              if (typeof data17 != "string" && data17 !== null)
                                                return validate54.errors = [{ instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/type", keyword: "type", params: { type: schema21.properties.disqualification_reason.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs36 && typeof data17 == "string" && data17.length > 1e3 && func66(data17) > 1e3)
                                                return validate54.errors = [{ instancePath: instancePath + "/disqualification_reason", schemaPath: "#/properties/disqualification_reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                              var valid0 = _errs36 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.uploader_id !== void 0 && func0.call(data, "uploader_id")) {
                                                let data18 = data.uploader_id, _errs38 = errors;
                                                if (typeof data18 != "string" && data18 !== null)
                                                  return validate54.errors = [{ instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/type", keyword: "type", params: { type: schema21.properties.uploader_id.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs38 && typeof data18 == "string") {
                                                  if (data18.length > 16 && func66(data18) > 16)
                                                    return validate54.errors = [{ instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                  if (!pattern3.test(data18))
                                                    return validate54.errors = [{ instancePath: instancePath + "/uploader_id", schemaPath: "#/properties/uploader_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                }
                                                var valid0 = _errs38 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.originating_candidate_id !== void 0 && func0.call(data, "originating_candidate_id")) {
                                                  let data19 = data.originating_candidate_id, _errs40 = errors;
                                                  if (typeof data19 != "string" && data19 !== null)
                                                    return validate54.errors = [{ instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/type", keyword: "type", params: { type: schema21.properties.originating_candidate_id.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data19 == "string") {
                                                    if (data19.length > 16 && func66(data19) > 16)
                                                      return validate54.errors = [{ instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                    if (!pattern3.test(data19))
                                                      return validate54.errors = [{ instancePath: instancePath + "/originating_candidate_id", schemaPath: "#/properties/originating_candidate_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                  }
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.job_id !== void 0 && func0.call(data, "job_id")) {
                                                    let data20 = data.job_id, _errs42 = errors;
                                                    if (errors === _errs42)
                                                      if (typeof data20 == "string") {
                                                        if (data20.length > 16 && func66(data20) > 16)
                                                          return validate54.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                        if (!pattern3.test(data20))
                                                          return validate54.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                      } else
                                                        return validate54.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.stage_id !== void 0 && func0.call(data, "stage_id")) {
                                                      let data21 = data.stage_id, _errs44 = errors;
                                                      if (errors === _errs44)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 16 && func66(data21) > 16)
                                                            return validate54.errors = [{ instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                          if (!pattern3.test(data21))
                                                            return validate54.errors = [{ instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                        } else
                                                          return validate54.errors = [{ instancePath: instancePath + "/stage_id", schemaPath: "#/properties/stage_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs44 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.recruiter_id !== void 0 && func0.call(data, "recruiter_id")) {
                                                        let data22 = data.recruiter_id, _errs46 = errors;
                                                        if (typeof data22 != "string" && data22 !== null)
                                                          return validate54.errors = [{ instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/type", keyword: "type", params: { type: schema21.properties.recruiter_id.type }, message: "must be string,null" }], !1;
                                                        if (errors === _errs46 && typeof data22 == "string") {
                                                          if (data22.length > 16 && func66(data22) > 16)
                                                            return validate54.errors = [{ instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                          if (!pattern3.test(data22))
                                                            return validate54.errors = [{ instancePath: instancePath + "/recruiter_id", schemaPath: "#/properties/recruiter_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                        }
                                                        var valid0 = _errs46 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.disqualified_at !== void 0 && func0.call(data, "disqualified_at")) {
                                                          let data23 = data.disqualified_at, _errs48 = errors;
                                                          if (typeof data23 != "string" && data23 !== null)
                                                            return validate54.errors = [{ instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/type", keyword: "type", params: { type: schema21.properties.disqualified_at.type }, message: "must be string,null" }], !1;
                                                          if (errors === _errs48 && errors === _errs48 && typeof data23 == "string") {
                                                            if (data23.length > 27 && func66(data23) > 27)
                                                              return validate54.errors = [{ instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                            if (pattern5.test(data23)) {
                                                              if (!formats0.validate(data23))
                                                                return validate54.errors = [{ instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                            } else
                                                              return validate54.errors = [{ instancePath: instancePath + "/disqualified_at", schemaPath: "#/properties/disqualified_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                          }
                                                          var valid0 = _errs48 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.hired_at !== void 0 && func0.call(data, "hired_at")) {
                                                            let data24 = data.hired_at, _errs50 = errors;
                                                            if (typeof data24 != "string" && data24 !== null)
                                                              return validate54.errors = [{ instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/type", keyword: "type", params: { type: schema21.properties.hired_at.type }, message: "must be string,null" }], !1;
                                                            if (errors === _errs50 && errors === _errs50 && typeof data24 == "string") {
                                                              if (data24.length > 27 && func66(data24) > 27)
                                                                return validate54.errors = [{ instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                              if (pattern5.test(data24)) {
                                                                if (!formats0.validate(data24))
                                                                  return validate54.errors = [{ instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                              } else
                                                                return validate54.errors = [{ instancePath: instancePath + "/hired_at", schemaPath: "#/properties/hired_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                            }
                                                            var valid0 = _errs50 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.moved_to_offer_at !== void 0 && func0.call(data, "moved_to_offer_at")) {
                                                              let data25 = data.moved_to_offer_at, _errs52 = errors;
                                                              if (typeof data25 != "string" && data25 !== null)
                                                                return validate54.errors = [{ instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/type", keyword: "type", params: { type: schema21.properties.moved_to_offer_at.type }, message: "must be string,null" }], !1;
                                                              if (errors === _errs52 && errors === _errs52 && typeof data25 == "string") {
                                                                if (data25.length > 27 && func66(data25) > 27)
                                                                  return validate54.errors = [{ instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                if (pattern5.test(data25)) {
                                                                  if (!formats0.validate(data25))
                                                                    return validate54.errors = [{ instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                } else
                                                                  return validate54.errors = [{ instancePath: instancePath + "/moved_to_offer_at", schemaPath: "#/properties/moved_to_offer_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                              }
                                                              var valid0 = _errs52 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.common_source !== void 0 && func0.call(data, "common_source")) {
                                                                let data26 = data.common_source, _errs54 = errors;
                                                                if (errors === _errs54)
                                                                  if (typeof data26 == "string") {
                                                                    if (data26.length > 255 && func66(data26) > 255)
                                                                      return validate54.errors = [{ instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                    if (func66(data26) < 1)
                                                                      return validate54.errors = [{ instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                  } else
                                                                    return validate54.errors = [{ instancePath: instancePath + "/common_source", schemaPath: "#/properties/common_source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid0 = _errs54 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.common_source_category !== void 0 && func0.call(data, "common_source_category")) {
                                                                  let data27 = data.common_source_category, _errs56 = errors;
                                                                  if (errors === _errs56)
                                                                    if (typeof data27 == "string") {
                                                                      if (data27.length > 255 && func66(data27) > 255)
                                                                        return validate54.errors = [{ instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                      if (func66(data27) < 1)
                                                                        return validate54.errors = [{ instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                    } else
                                                                      return validate54.errors = [{ instancePath: instancePath + "/common_source_category", schemaPath: "#/properties/common_source_category/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs56 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0) {
                                                                  if (data.skills !== void 0 && func0.call(data, "skills")) {
                                                                    let data28 = data.skills, _errs58 = errors;
                                                                    if (errors === _errs58)
                                                                      if (Array.isArray(data28)) {
                                                                        if (data28.length > 1e3)
                                                                          return validate54.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                        {
                                                                          var valid1 = !0;
                                                                          let len0 = data28.length;
                                                                          for (let i0 = 0; i0 < len0; i0++) {
                                                                            let data29 = data28[i0], _errs60 = errors;
                                                                            if (errors === _errs60)
                                                                              if (typeof data29 == "string") {
                                                                                if (data29.length > 255 && func66(data29) > 255)
                                                                                  return validate54.errors = [{ instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                if (func66(data29) < 1)
                                                                                  return validate54.errors = [{ instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                              } else
                                                                                return validate54.errors = [{ instancePath: instancePath + "/skills/" + i0, schemaPath: "#/properties/skills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid1 = _errs60 === errors;
                                                                            if (!valid1)
                                                                              break;
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate54.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                    var valid0 = _errs58 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                                  if (valid0) {
                                                                    if (data.tags !== void 0 && func0.call(data, "tags")) {
                                                                      let data30 = data.tags, _errs62 = errors;
                                                                      if (errors === _errs62)
                                                                        if (Array.isArray(data30)) {
                                                                          if (data30.length > 1e3)
                                                                            return validate54.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                          {
                                                                            var valid2 = !0;
                                                                            let len1 = data30.length;
                                                                            for (let i1 = 0; i1 < len1; i1++) {
                                                                              let data31 = data30[i1], _errs64 = errors;
                                                                              if (errors === _errs64)
                                                                                if (typeof data31 == "string") {
                                                                                  if (data31.length > 255 && func66(data31) > 255)
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                  if (func66(data31) < 1)
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                } else
                                                                                  return validate54.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid2 = _errs64 === errors;
                                                                              if (!valid2)
                                                                                break;
                                                                            }
                                                                          }
                                                                        } else
                                                                          return validate54.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                      var valid0 = _errs62 === errors;
                                                                    } else
                                                                      var valid0 = !0;
                                                                    if (valid0) {
                                                                      if (data.social_profiles !== void 0 && func0.call(data, "social_profiles")) {
                                                                        let data32 = data.social_profiles, _errs66 = errors;
                                                                        if (errors === _errs66)
                                                                          if (Array.isArray(data32)) {
                                                                            if (data32.length > 1e3)
                                                                              return validate54.errors = [{ instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                            {
                                                                              var valid3 = !0;
                                                                              let len2 = data32.length;
                                                                              for (let i2 = 0; i2 < len2; i2++) {
                                                                                let data33 = data32[i2], _errs68 = errors;
                                                                                if (errors === _errs68)
                                                                                  if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                                    let missing1;
                                                                                    if ((data33.type === void 0 || !func0.call(data33, "type")) && (missing1 = "type") || (data33.url === void 0 || !func0.call(data33, "url")) && (missing1 = "url"))
                                                                                      return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                                                    {
                                                                                      let _errs70 = errors;
                                                                                      for (let key1 of Object.keys(data33))
                                                                                        if (!(key1 === "type" || key1 === "url" || key1 === "name" || key1 === "username")) {
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                                                          break;
                                                                                        }
                                                                                      if (_errs70 === errors) {
                                                                                        if (data33.type !== void 0 && func0.call(data33, "type")) {
                                                                                          let data34 = data33.type, _errs71 = errors;
                                                                                          if (errors === _errs71)
                                                                                            if (typeof data34 == "string") {
                                                                                              if (data34.length > 64 && func66(data34) > 64)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                              if (func66(data34) < 1)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                            } else
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/type", schemaPath: "#/properties/social_profiles/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                          var valid4 = _errs71 === errors;
                                                                                        } else
                                                                                          var valid4 = !0;
                                                                                        if (valid4) {
                                                                                          if (data33.url !== void 0 && func0.call(data33, "url")) {
                                                                                            let data35 = data33.url, _errs73 = errors;
                                                                                            if (errors === _errs73)
                                                                                              if (typeof data35 == "string") {
                                                                                                if (data35.length > 2048 && func66(data35) > 2048)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/url", schemaPath: "#/properties/social_profiles/items/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                                                                              } else
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/url", schemaPath: "#/properties/social_profiles/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                            var valid4 = _errs73 === errors;
                                                                                          } else
                                                                                            var valid4 = !0;
                                                                                          if (valid4) {
                                                                                            if (data33.name !== void 0 && func0.call(data33, "name")) {
                                                                                              let data36 = data33.name, _errs75 = errors;
                                                                                              if (typeof data36 != "string" && data36 !== null)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/name", schemaPath: "#/properties/social_profiles/items/properties/name/type", keyword: "type", params: { type: schema21.properties.social_profiles.items.properties.name.type }, message: "must be string,null" }], !1;
                                                                                              if (errors === _errs75 && typeof data36 == "string" && data36.length > 255 && func66(data36) > 255)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/name", schemaPath: "#/properties/social_profiles/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                              var valid4 = _errs75 === errors;
                                                                                            } else
                                                                                              var valid4 = !0;
                                                                                            if (valid4)
                                                                                              if (data33.username !== void 0 && func0.call(data33, "username")) {
                                                                                                let data37 = data33.username, _errs77 = errors;
                                                                                                if (typeof data37 != "string" && data37 !== null)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/username", schemaPath: "#/properties/social_profiles/items/properties/username/type", keyword: "type", params: { type: schema21.properties.social_profiles.items.properties.username.type }, message: "must be string,null" }], !1;
                                                                                                if (errors === _errs77 && typeof data37 == "string" && data37.length > 255 && func66(data37) > 255)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2 + "/username", schemaPath: "#/properties/social_profiles/items/properties/username/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                var valid4 = _errs77 === errors;
                                                                                              } else
                                                                                                var valid4 = !0;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  } else
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/social_profiles/" + i2, schemaPath: "#/properties/social_profiles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                var valid3 = _errs68 === errors;
                                                                                if (!valid3)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate54.errors = [{ instancePath: instancePath + "/social_profiles", schemaPath: "#/properties/social_profiles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                        var valid0 = _errs66 === errors;
                                                                      } else
                                                                        var valid0 = !0;
                                                                      if (valid0) {
                                                                        if (data.education_entries !== void 0 && func0.call(data, "education_entries")) {
                                                                          let data38 = data.education_entries, _errs79 = errors;
                                                                          if (errors === _errs79)
                                                                            if (Array.isArray(data38)) {
                                                                              if (data38.length > 1e3)
                                                                                return validate54.errors = [{ instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                              {
                                                                                var valid5 = !0;
                                                                                let len3 = data38.length;
                                                                                for (let i3 = 0; i3 < len3; i3++) {
                                                                                  let data39 = data38[i3], _errs81 = errors;
                                                                                  if (errors === _errs81)
                                                                                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                                                      let missing2;
                                                                                      if ((data39.id === void 0 || !func0.call(data39, "id")) && (missing2 = "id") || (data39.school === void 0 || !func0.call(data39, "school")) && (missing2 = "school"))
                                                                                        return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                                                      {
                                                                                        let _errs83 = errors;
                                                                                        for (let key2 of Object.keys(data39))
                                                                                          if (!(key2 === "id" || key2 === "school" || key2 === "degree" || key2 === "field_of_study" || key2 === "start_date" || key2 === "end_date")) {
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                                                            break;
                                                                                          }
                                                                                        if (_errs83 === errors) {
                                                                                          if (data39.id !== void 0 && func0.call(data39, "id")) {
                                                                                            let data40 = data39.id, _errs84 = errors;
                                                                                            if (errors === _errs84)
                                                                                              if (typeof data40 == "string") {
                                                                                                if (data40.length > 16 && func66(data40) > 16)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                if (!pattern3.test(data40))
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                              } else
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/id", schemaPath: "#/properties/education_entries/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                            var valid6 = _errs84 === errors;
                                                                                          } else
                                                                                            var valid6 = !0;
                                                                                          if (valid6) {
                                                                                            if (data39.school !== void 0 && func0.call(data39, "school")) {
                                                                                              let data41 = data39.school, _errs86 = errors;
                                                                                              if (errors === _errs86)
                                                                                                if (typeof data41 == "string") {
                                                                                                  if (data41.length > 255 && func66(data41) > 255)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                  if (func66(data41) < 1)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                } else
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/school", schemaPath: "#/properties/education_entries/items/properties/school/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid6 = _errs86 === errors;
                                                                                            } else
                                                                                              var valid6 = !0;
                                                                                            if (valid6) {
                                                                                              if (data39.degree !== void 0 && func0.call(data39, "degree")) {
                                                                                                let data42 = data39.degree, _errs88 = errors;
                                                                                                if (typeof data42 != "string" && data42 !== null)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/degree", schemaPath: "#/properties/education_entries/items/properties/degree/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.degree.type }, message: "must be string,null" }], !1;
                                                                                                if (errors === _errs88 && typeof data42 == "string" && data42.length > 255 && func66(data42) > 255)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/degree", schemaPath: "#/properties/education_entries/items/properties/degree/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                var valid6 = _errs88 === errors;
                                                                                              } else
                                                                                                var valid6 = !0;
                                                                                              if (valid6) {
                                                                                                if (data39.field_of_study !== void 0 && func0.call(data39, "field_of_study")) {
                                                                                                  let data43 = data39.field_of_study, _errs90 = errors;
                                                                                                  if (typeof data43 != "string" && data43 !== null)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/field_of_study", schemaPath: "#/properties/education_entries/items/properties/field_of_study/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.field_of_study.type }, message: "must be string,null" }], !1;
                                                                                                  if (errors === _errs90 && typeof data43 == "string" && data43.length > 255 && func66(data43) > 255)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/field_of_study", schemaPath: "#/properties/education_entries/items/properties/field_of_study/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                  var valid6 = _errs90 === errors;
                                                                                                } else
                                                                                                  var valid6 = !0;
                                                                                                if (valid6) {
                                                                                                  if (data39.start_date !== void 0 && func0.call(data39, "start_date")) {
                                                                                                    let data44 = data39.start_date, _errs92 = errors;
                                                                                                    if (typeof data44 != "string" && data44 !== null)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/start_date", schemaPath: "#/properties/education_entries/items/properties/start_date/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.start_date.type }, message: "must be string,null" }], !1;
                                                                                                    if (errors === _errs92 && typeof data44 == "string" && data44.length > 10 && func66(data44) > 10)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/start_date", schemaPath: "#/properties/education_entries/items/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                    var valid6 = _errs92 === errors;
                                                                                                  } else
                                                                                                    var valid6 = !0;
                                                                                                  if (valid6)
                                                                                                    if (data39.end_date !== void 0 && func0.call(data39, "end_date")) {
                                                                                                      let data45 = data39.end_date, _errs94 = errors;
                                                                                                      if (typeof data45 != "string" && data45 !== null)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/end_date", schemaPath: "#/properties/education_entries/items/properties/end_date/type", keyword: "type", params: { type: schema21.properties.education_entries.items.properties.end_date.type }, message: "must be string,null" }], !1;
                                                                                                      if (errors === _errs94 && typeof data45 == "string" && data45.length > 10 && func66(data45) > 10)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3 + "/end_date", schemaPath: "#/properties/education_entries/items/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                      var valid6 = _errs94 === errors;
                                                                                                    } else
                                                                                                      var valid6 = !0;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    } else
                                                                                      return validate54.errors = [{ instancePath: instancePath + "/education_entries/" + i3, schemaPath: "#/properties/education_entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                  var valid5 = _errs81 === errors;
                                                                                  if (!valid5)
                                                                                    break;
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate54.errors = [{ instancePath: instancePath + "/education_entries", schemaPath: "#/properties/education_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                          var valid0 = _errs79 === errors;
                                                                        } else
                                                                          var valid0 = !0;
                                                                        if (valid0) {
                                                                          if (data.experience_entries !== void 0 && func0.call(data, "experience_entries")) {
                                                                            let data46 = data.experience_entries, _errs96 = errors;
                                                                            if (errors === _errs96)
                                                                              if (Array.isArray(data46)) {
                                                                                if (data46.length > 1e3)
                                                                                  return validate54.errors = [{ instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                {
                                                                                  var valid7 = !0;
                                                                                  let len4 = data46.length;
                                                                                  for (let i4 = 0; i4 < len4; i4++) {
                                                                                    let data47 = data46[i4], _errs98 = errors;
                                                                                    if (errors === _errs98)
                                                                                      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                                        let missing3;
                                                                                        if ((data47.id === void 0 || !func0.call(data47, "id")) && (missing3 = "id") || (data47.title === void 0 || !func0.call(data47, "title")) && (missing3 = "title"))
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
                                                                                        {
                                                                                          let _errs100 = errors;
                                                                                          for (let key3 of Object.keys(data47))
                                                                                            if (!(key3 === "id" || key3 === "title" || key3 === "summary" || key3 === "company" || key3 === "industry" || key3 === "current" || key3 === "start_date" || key3 === "end_date")) {
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }], !1;
                                                                                              break;
                                                                                            }
                                                                                          if (_errs100 === errors) {
                                                                                            if (data47.id !== void 0 && func0.call(data47, "id")) {
                                                                                              let data48 = data47.id, _errs101 = errors;
                                                                                              if (errors === _errs101)
                                                                                                if (typeof data48 == "string") {
                                                                                                  if (data48.length > 16 && func66(data48) > 16)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                  if (!pattern3.test(data48))
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                } else
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/id", schemaPath: "#/properties/experience_entries/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid8 = _errs101 === errors;
                                                                                            } else
                                                                                              var valid8 = !0;
                                                                                            if (valid8) {
                                                                                              if (data47.title !== void 0 && func0.call(data47, "title")) {
                                                                                                let data49 = data47.title, _errs103 = errors;
                                                                                                if (errors === _errs103)
                                                                                                  if (typeof data49 == "string") {
                                                                                                    if (data49.length > 255 && func66(data49) > 255)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                    if (func66(data49) < 1)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                  } else
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/title", schemaPath: "#/properties/experience_entries/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                var valid8 = _errs103 === errors;
                                                                                              } else
                                                                                                var valid8 = !0;
                                                                                              if (valid8) {
                                                                                                if (data47.summary !== void 0 && func0.call(data47, "summary")) {
                                                                                                  let data50 = data47.summary, _errs105 = errors;
                                                                                                  if (typeof data50 != "string" && data50 !== null)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/summary", schemaPath: "#/properties/experience_entries/items/properties/summary/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.summary.type }, message: "must be string,null" }], !1;
                                                                                                  if (errors === _errs105 && typeof data50 == "string" && data50.length > 1e5 && func66(data50) > 1e5)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/summary", schemaPath: "#/properties/experience_entries/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                                                                  var valid8 = _errs105 === errors;
                                                                                                } else
                                                                                                  var valid8 = !0;
                                                                                                if (valid8) {
                                                                                                  if (data47.company !== void 0 && func0.call(data47, "company")) {
                                                                                                    let data51 = data47.company, _errs107 = errors;
                                                                                                    if (typeof data51 != "string" && data51 !== null)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/company", schemaPath: "#/properties/experience_entries/items/properties/company/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.company.type }, message: "must be string,null" }], !1;
                                                                                                    if (errors === _errs107 && typeof data51 == "string" && data51.length > 255 && func66(data51) > 255)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/company", schemaPath: "#/properties/experience_entries/items/properties/company/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                    var valid8 = _errs107 === errors;
                                                                                                  } else
                                                                                                    var valid8 = !0;
                                                                                                  if (valid8) {
                                                                                                    if (data47.industry !== void 0 && func0.call(data47, "industry")) {
                                                                                                      let data52 = data47.industry, _errs109 = errors;
                                                                                                      if (typeof data52 != "string" && data52 !== null)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/industry", schemaPath: "#/properties/experience_entries/items/properties/industry/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.industry.type }, message: "must be string,null" }], !1;
                                                                                                      if (errors === _errs109 && typeof data52 == "string" && data52.length > 255 && func66(data52) > 255)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/industry", schemaPath: "#/properties/experience_entries/items/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                      var valid8 = _errs109 === errors;
                                                                                                    } else
                                                                                                      var valid8 = !0;
                                                                                                    if (valid8) {
                                                                                                      if (data47.current !== void 0 && func0.call(data47, "current")) {
                                                                                                        let _errs111 = errors;
                                                                                                        if (typeof data47.current != "boolean")
                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/current", schemaPath: "#/properties/experience_entries/items/properties/current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                                        var valid8 = _errs111 === errors;
                                                                                                      } else
                                                                                                        var valid8 = !0;
                                                                                                      if (valid8) {
                                                                                                        if (data47.start_date !== void 0 && func0.call(data47, "start_date")) {
                                                                                                          let data54 = data47.start_date, _errs113 = errors;
                                                                                                          if (typeof data54 != "string" && data54 !== null)
                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/start_date", schemaPath: "#/properties/experience_entries/items/properties/start_date/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.start_date.type }, message: "must be string,null" }], !1;
                                                                                                          if (errors === _errs113 && typeof data54 == "string" && data54.length > 10 && func66(data54) > 10)
                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/start_date", schemaPath: "#/properties/experience_entries/items/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                          var valid8 = _errs113 === errors;
                                                                                                        } else
                                                                                                          var valid8 = !0;
                                                                                                        if (valid8)
                                                                                                          if (data47.end_date !== void 0 && func0.call(data47, "end_date")) {
                                                                                                            let data55 = data47.end_date, _errs115 = errors;
                                                                                                            if (typeof data55 != "string" && data55 !== null)
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/end_date", schemaPath: "#/properties/experience_entries/items/properties/end_date/type", keyword: "type", params: { type: schema21.properties.experience_entries.items.properties.end_date.type }, message: "must be string,null" }], !1;
                                                                                                            if (errors === _errs115 && typeof data55 == "string" && data55.length > 10 && func66(data55) > 10)
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4 + "/end_date", schemaPath: "#/properties/experience_entries/items/properties/end_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                            var valid8 = _errs115 === errors;
                                                                                                          } else
                                                                                                            var valid8 = !0;
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      } else
                                                                                        return validate54.errors = [{ instancePath: instancePath + "/experience_entries/" + i4, schemaPath: "#/properties/experience_entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                    var valid7 = _errs98 === errors;
                                                                                    if (!valid7)
                                                                                      break;
                                                                                  }
                                                                                }
                                                                              } else
                                                                                return validate54.errors = [{ instancePath: instancePath + "/experience_entries", schemaPath: "#/properties/experience_entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                            var valid0 = _errs96 === errors;
                                                                          } else
                                                                            var valid0 = !0;
                                                                          if (valid0) {
                                                                            if (data.answers !== void 0 && func0.call(data, "answers")) {
                                                                              let data56 = data.answers, _errs117 = errors;
                                                                              if (errors === _errs117)
                                                                                if (Array.isArray(data56)) {
                                                                                  if (data56.length > 1e3)
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                  {
                                                                                    var valid9 = !0;
                                                                                    let len5 = data56.length;
                                                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                                                      let data57 = data56[i5], _errs119 = errors;
                                                                                      if (errors === _errs119)
                                                                                        if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                                                                          let missing4;
                                                                                          if ((data57.question === void 0 || !func0.call(data57, "question")) && (missing4 = "question") || (data57.body === void 0 || !func0.call(data57, "body")) && (missing4 = "body") || (data57.answer === void 0 || !func0.call(data57, "answer")) && (missing4 = "answer"))
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                                                                                          {
                                                                                            let _errs121 = errors;
                                                                                            for (let key4 of Object.keys(data57))
                                                                                              if (!(key4 === "question" || key4 === "body" || key4 === "answer")) {
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }], !1;
                                                                                                break;
                                                                                              }
                                                                                            if (_errs121 === errors) {
                                                                                              if (data57.question !== void 0 && func0.call(data57, "question")) {
                                                                                                let data58 = data57.question, _errs122 = errors;
                                                                                                if (errors === _errs122)
                                                                                                  if (typeof data58 == "string") {
                                                                                                    if (data58.length > 16 && func66(data58) > 16)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                    if (!pattern3.test(data58))
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                  } else
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/question", schemaPath: "#/properties/answers/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                var valid10 = _errs122 === errors;
                                                                                              } else
                                                                                                var valid10 = !0;
                                                                                              if (valid10) {
                                                                                                if (data57.body !== void 0 && func0.call(data57, "body")) {
                                                                                                  let data59 = data57.body, _errs124 = errors;
                                                                                                  if (errors === _errs124)
                                                                                                    if (typeof data59 == "string") {
                                                                                                      if (data59.length > 1e4 && func66(data59) > 1e4)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                                                                                                      if (func66(data59) < 1)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                    } else
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/body", schemaPath: "#/properties/answers/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                  var valid10 = _errs124 === errors;
                                                                                                } else
                                                                                                  var valid10 = !0;
                                                                                                if (valid10)
                                                                                                  if (data57.answer !== void 0 && func0.call(data57, "answer")) {
                                                                                                    let data60 = data57.answer, _errs126 = errors;
                                                                                                    if (!(data60 && typeof data60 == "object" && !Array.isArray(data60)) && data60 !== null)
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer", schemaPath: "#/properties/answers/items/properties/answer/type", keyword: "type", params: { type: schema21.properties.answers.items.properties.answer.type }, message: "must be object,null" }], !1;
                                                                                                    if (errors === _errs126 && data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                                                                                                      if (data60.body !== void 0 && func0.call(data60, "body")) {
                                                                                                        let data61 = data60.body, _errs128 = errors;
                                                                                                        if (errors === _errs128)
                                                                                                          if (typeof data61 == "string") {
                                                                                                            if (data61.length > 1e5 && func66(data61) > 1e5)
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/body", schemaPath: "#/properties/answers/items/properties/answer/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                                                                          } else
                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/body", schemaPath: "#/properties/answers/items/properties/answer/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                        var valid11 = _errs128 === errors;
                                                                                                      } else
                                                                                                        var valid11 = !0;
                                                                                                      if (valid11) {
                                                                                                        if (data60.checked !== void 0 && func0.call(data60, "checked")) {
                                                                                                          let _errs130 = errors;
                                                                                                          if (typeof data60.checked != "boolean")
                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/checked", schemaPath: "#/properties/answers/items/properties/answer/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                                          var valid11 = _errs130 === errors;
                                                                                                        } else
                                                                                                          var valid11 = !0;
                                                                                                        if (valid11) {
                                                                                                          if (data60.choices !== void 0 && func0.call(data60, "choices")) {
                                                                                                            let data63 = data60.choices, _errs132 = errors;
                                                                                                            if (errors === _errs132)
                                                                                                              if (Array.isArray(data63)) {
                                                                                                                if (data63.length > 1e3)
                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                                                {
                                                                                                                  var valid12 = !0;
                                                                                                                  let len6 = data63.length;
                                                                                                                  for (let i6 = 0; i6 < len6; i6++) {
                                                                                                                    let data64 = data63[i6], _errs134 = errors;
                                                                                                                    if (errors === _errs134)
                                                                                                                      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                                                                                                                        let missing5;
                                                                                                                        if ((data64.id === void 0 || !func0.call(data64, "id")) && (missing5 = "id") || (data64.body === void 0 || !func0.call(data64, "body")) && (missing5 = "body"))
                                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                                                                                                                        {
                                                                                                                          let _errs136 = errors;
                                                                                                                          for (let key5 of Object.keys(data64))
                                                                                                                            if (!(key5 === "id" || key5 === "body")) {
                                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }], !1;
                                                                                                                              break;
                                                                                                                            }
                                                                                                                          if (_errs136 === errors) {
                                                                                                                            if (data64.id !== void 0 && func0.call(data64, "id")) {
                                                                                                                              let data65 = data64.id, _errs137 = errors;
                                                                                                                              if (errors === _errs137)
                                                                                                                                if (typeof data65 == "string") {
                                                                                                                                  if (data65.length > 16 && func66(data65) > 16)
                                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                                  if (!pattern3.test(data65))
                                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                                                } else
                                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/id", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                              var valid13 = _errs137 === errors;
                                                                                                                            } else
                                                                                                                              var valid13 = !0;
                                                                                                                            if (valid13)
                                                                                                                              if (data64.body !== void 0 && func0.call(data64, "body")) {
                                                                                                                                let data66 = data64.body, _errs139 = errors;
                                                                                                                                if (errors === _errs139)
                                                                                                                                  if (typeof data66 == "string") {
                                                                                                                                    if (data66.length > 1e3 && func66(data66) > 1e3)
                                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                                                                                    if (func66(data66) < 1)
                                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                                                  } else
                                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6 + "/body", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                var valid13 = _errs139 === errors;
                                                                                                                              } else
                                                                                                                                var valid13 = !0;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      } else
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices/" + i6, schemaPath: "#/properties/answers/items/properties/answer/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                                                    var valid12 = _errs134 === errors;
                                                                                                                    if (!valid12)
                                                                                                                      break;
                                                                                                                  }
                                                                                                                }
                                                                                                              } else
                                                                                                                return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/choices", schemaPath: "#/properties/answers/items/properties/answer/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                            var valid11 = _errs132 === errors;
                                                                                                          } else
                                                                                                            var valid11 = !0;
                                                                                                          if (valid11) {
                                                                                                            if (data60.date !== void 0 && func0.call(data60, "date")) {
                                                                                                              let data67 = data60.date, _errs141 = errors;
                                                                                                              if (errors === _errs141)
                                                                                                                if (typeof data67 == "string") {
                                                                                                                  if (data67.length > 10 && func66(data67) > 10)
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                                  if (func66(data67) < 1)
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                                  if (!pattern28.test(data67))
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                                                                                                } else
                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/date", schemaPath: "#/properties/answers/items/properties/answer/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid11 = _errs141 === errors;
                                                                                                            } else
                                                                                                              var valid11 = !0;
                                                                                                            if (valid11) {
                                                                                                              if (data60.number !== void 0 && func0.call(data60, "number")) {
                                                                                                                let data68 = data60.number, _errs143 = errors;
                                                                                                                if (!(typeof data68 == "number" && isFinite(data68)))
                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/number", schemaPath: "#/properties/answers/items/properties/answer/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                                                                                var valid11 = _errs143 === errors;
                                                                                                              } else
                                                                                                                var valid11 = !0;
                                                                                                              if (valid11)
                                                                                                                if (data60.file !== void 0 && func0.call(data60, "file")) {
                                                                                                                  let data69 = data60.file, _errs145 = errors;
                                                                                                                  if (errors === _errs145)
                                                                                                                    if (typeof data69 == "string") {
                                                                                                                      if (data69.length > 16 && func66(data69) > 16)
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                      if (!pattern3.test(data69))
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                                    } else
                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5 + "/answer/file", schemaPath: "#/properties/answers/items/properties/answer/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                  var valid11 = _errs145 === errors;
                                                                                                                } else
                                                                                                                  var valid11 = !0;
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                    var valid10 = _errs126 === errors;
                                                                                                  } else
                                                                                                    var valid10 = !0;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/answers/" + i5, schemaPath: "#/properties/answers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                      var valid9 = _errs119 === errors;
                                                                                      if (!valid9)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate54.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                              var valid0 = _errs117 === errors;
                                                                            } else
                                                                              var valid0 = !0;
                                                                            if (valid0) {
                                                                              if (data.custom_attributes !== void 0 && func0.call(data, "custom_attributes")) {
                                                                                let data70 = data.custom_attributes, _errs147 = errors;
                                                                                if (errors === _errs147)
                                                                                  if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
                                                                                    if (Object.keys(data70).length > 1e3)
                                                                                      return validate54.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties" }], !1;
                                                                                    for (let key6 of Object.keys(data70)) {
                                                                                      let data71 = data70[key6], _errs150 = errors;
                                                                                      if (errors === _errs150)
                                                                                        if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                                                                          let _errs152 = errors;
                                                                                          for (let key7 of Object.keys(data71))
                                                                                            if (!(key7 === "value" || key7 === "checked" || key7 === "choices" || key7 === "date" || key7 === "number" || key7 === "file")) {
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom_attributes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }], !1;
                                                                                              break;
                                                                                            }
                                                                                          if (_errs152 === errors) {
                                                                                            if (data71.value !== void 0 && func0.call(data71, "value")) {
                                                                                              let data72 = data71.value, _errs153 = errors;
                                                                                              if (errors === _errs153)
                                                                                                if (typeof data72 == "string") {
                                                                                                  if (data72.length > 1e5 && func66(data72) > 1e5)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/value/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                                                                } else
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid15 = _errs153 === errors;
                                                                                            } else
                                                                                              var valid15 = !0;
                                                                                            if (valid15) {
                                                                                              if (data71.checked !== void 0 && func0.call(data71, "checked")) {
                                                                                                let _errs155 = errors;
                                                                                                if (typeof data71.checked != "boolean")
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/checked", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                                var valid15 = _errs155 === errors;
                                                                                              } else
                                                                                                var valid15 = !0;
                                                                                              if (valid15) {
                                                                                                if (data71.choices !== void 0 && func0.call(data71, "choices")) {
                                                                                                  let data74 = data71.choices, _errs157 = errors;
                                                                                                  if (errors === _errs157)
                                                                                                    if (Array.isArray(data74)) {
                                                                                                      if (data74.length > 1e3)
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                                      {
                                                                                                        var valid16 = !0;
                                                                                                        let len7 = data74.length;
                                                                                                        for (let i7 = 0; i7 < len7; i7++) {
                                                                                                          let data75 = data74[i7], _errs159 = errors;
                                                                                                          if (errors === _errs159)
                                                                                                            if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                                                                                                              let missing6;
                                                                                                              if ((data75.id === void 0 || !func0.call(data75, "id")) && (missing6 = "id") || (data75.body === void 0 || !func0.call(data75, "body")) && (missing6 = "body"))
                                                                                                                return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                                                                                                              {
                                                                                                                let _errs161 = errors;
                                                                                                                for (let key8 of Object.keys(data75))
                                                                                                                  if (!(key8 === "id" || key8 === "body")) {
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }], !1;
                                                                                                                    break;
                                                                                                                  }
                                                                                                                if (_errs161 === errors) {
                                                                                                                  if (data75.id !== void 0 && func0.call(data75, "id")) {
                                                                                                                    let data76 = data75.id, _errs162 = errors;
                                                                                                                    if (errors === _errs162)
                                                                                                                      if (typeof data76 == "string") {
                                                                                                                        if (data76.length > 16 && func66(data76) > 16)
                                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                        if (!pattern3.test(data76))
                                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                                      } else
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/id", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                    var valid17 = _errs162 === errors;
                                                                                                                  } else
                                                                                                                    var valid17 = !0;
                                                                                                                  if (valid17)
                                                                                                                    if (data75.body !== void 0 && func0.call(data75, "body")) {
                                                                                                                      let data77 = data75.body, _errs164 = errors;
                                                                                                                      if (errors === _errs164)
                                                                                                                        if (typeof data77 == "string") {
                                                                                                                          if (data77.length > 1e3 && func66(data77) > 1e3)
                                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                                                                          if (func66(data77) < 1)
                                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                                        } else
                                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7 + "/body", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                      var valid17 = _errs164 === errors;
                                                                                                                    } else
                                                                                                                      var valid17 = !0;
                                                                                                                }
                                                                                                              }
                                                                                                            } else
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices/" + i7, schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                                          var valid16 = _errs159 === errors;
                                                                                                          if (!valid16)
                                                                                                            break;
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/choices", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                  var valid15 = _errs157 === errors;
                                                                                                } else
                                                                                                  var valid15 = !0;
                                                                                                if (valid15) {
                                                                                                  if (data71.date !== void 0 && func0.call(data71, "date")) {
                                                                                                    let data78 = data71.date, _errs166 = errors;
                                                                                                    if (errors === _errs166)
                                                                                                      if (typeof data78 == "string") {
                                                                                                        if (data78.length > 10 && func66(data78) > 10)
                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                                                                        if (func66(data78) < 1)
                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                                                        if (!pattern28.test(data78))
                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                                                                                      } else
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/date", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                    var valid15 = _errs166 === errors;
                                                                                                  } else
                                                                                                    var valid15 = !0;
                                                                                                  if (valid15) {
                                                                                                    if (data71.number !== void 0 && func0.call(data71, "number")) {
                                                                                                      let data79 = data71.number, _errs168 = errors;
                                                                                                      if (!(typeof data79 == "number" && isFinite(data79)))
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/number", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/number/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                                                                      var valid15 = _errs168 === errors;
                                                                                                    } else
                                                                                                      var valid15 = !0;
                                                                                                    if (valid15)
                                                                                                      if (data71.file !== void 0 && func0.call(data71, "file")) {
                                                                                                        let data80 = data71.file, _errs170 = errors;
                                                                                                        if (errors === _errs170)
                                                                                                          if (typeof data80 == "string") {
                                                                                                            if (data80.length > 16 && func66(data80) > 16)
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                            if (!pattern3.test(data80))
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                          } else
                                                                                                            return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/file", schemaPath: "#/properties/custom_attributes/additionalProperties/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                        var valid15 = _errs170 === errors;
                                                                                                      } else
                                                                                                        var valid15 = !0;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/custom_attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/custom_attributes/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                      var valid14 = _errs150 === errors;
                                                                                      if (!valid14)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                var valid0 = _errs147 === errors;
                                                                              } else
                                                                                var valid0 = !0;
                                                                              if (valid0) {
                                                                                if (data.location !== void 0 && func0.call(data, "location")) {
                                                                                  let data81 = data.location, _errs172 = errors;
                                                                                  if (!(data81 && typeof data81 == "object" && !Array.isArray(data81)) && data81 !== null)
                                                                                    return validate54.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: schema21.properties.location.type }, message: "must be object,null" }], !1;
                                                                                  if (errors === _errs172 && data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                                                                                    if (data81.location_str !== void 0 && func0.call(data81, "location_str")) {
                                                                                      let data82 = data81.location_str, _errs174 = errors;
                                                                                      if (typeof data82 != "string" && data82 !== null)
                                                                                        return validate54.errors = [{ instancePath: instancePath + "/location/location_str", schemaPath: "#/properties/location/properties/location_str/type", keyword: "type", params: { type: schema21.properties.location.properties.location_str.type }, message: "must be string,null" }], !1;
                                                                                      if (errors === _errs174 && typeof data82 == "string" && data82.length > 1e3 && func66(data82) > 1e3)
                                                                                        return validate54.errors = [{ instancePath: instancePath + "/location/location_str", schemaPath: "#/properties/location/properties/location_str/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                                      var valid18 = _errs174 === errors;
                                                                                    } else
                                                                                      var valid18 = !0;
                                                                                    if (valid18) {
                                                                                      if (data81.country !== void 0 && func0.call(data81, "country")) {
                                                                                        let data83 = data81.country, _errs176 = errors;
                                                                                        if (typeof data83 != "string" && data83 !== null)
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/location/country", schemaPath: "#/properties/location/properties/country/type", keyword: "type", params: { type: schema21.properties.location.properties.country.type }, message: "must be string,null" }], !1;
                                                                                        if (errors === _errs176 && typeof data83 == "string" && data83.length > 255 && func66(data83) > 255)
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/location/country", schemaPath: "#/properties/location/properties/country/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                        var valid18 = _errs176 === errors;
                                                                                      } else
                                                                                        var valid18 = !0;
                                                                                      if (valid18) {
                                                                                        if (data81.country_code !== void 0 && func0.call(data81, "country_code")) {
                                                                                          let data84 = data81.country_code, _errs178 = errors;
                                                                                          if (typeof data84 != "string" && data84 !== null)
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/location/country_code", schemaPath: "#/properties/location/properties/country_code/type", keyword: "type", params: { type: schema21.properties.location.properties.country_code.type }, message: "must be string,null" }], !1;
                                                                                          if (errors === _errs178 && typeof data84 == "string" && data84.length > 2 && func66(data84) > 2)
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/location/country_code", schemaPath: "#/properties/location/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
                                                                                          var valid18 = _errs178 === errors;
                                                                                        } else
                                                                                          var valid18 = !0;
                                                                                        if (valid18) {
                                                                                          if (data81.region !== void 0 && func0.call(data81, "region")) {
                                                                                            let data85 = data81.region, _errs180 = errors;
                                                                                            if (typeof data85 != "string" && data85 !== null)
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/location/region", schemaPath: "#/properties/location/properties/region/type", keyword: "type", params: { type: schema21.properties.location.properties.region.type }, message: "must be string,null" }], !1;
                                                                                            if (errors === _errs180 && typeof data85 == "string" && data85.length > 255 && func66(data85) > 255)
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/location/region", schemaPath: "#/properties/location/properties/region/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                            var valid18 = _errs180 === errors;
                                                                                          } else
                                                                                            var valid18 = !0;
                                                                                          if (valid18) {
                                                                                            if (data81.region_code !== void 0 && func0.call(data81, "region_code")) {
                                                                                              let data86 = data81.region_code, _errs182 = errors;
                                                                                              if (typeof data86 != "string" && data86 !== null)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/location/region_code", schemaPath: "#/properties/location/properties/region_code/type", keyword: "type", params: { type: schema21.properties.location.properties.region_code.type }, message: "must be string,null" }], !1;
                                                                                              if (errors === _errs182 && typeof data86 == "string" && data86.length > 16 && func66(data86) > 16)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/location/region_code", schemaPath: "#/properties/location/properties/region_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                              var valid18 = _errs182 === errors;
                                                                                            } else
                                                                                              var valid18 = !0;
                                                                                            if (valid18) {
                                                                                              if (data81.city !== void 0 && func0.call(data81, "city")) {
                                                                                                let data87 = data81.city, _errs184 = errors;
                                                                                                if (typeof data87 != "string" && data87 !== null)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/location/city", schemaPath: "#/properties/location/properties/city/type", keyword: "type", params: { type: schema21.properties.location.properties.city.type }, message: "must be string,null" }], !1;
                                                                                                if (errors === _errs184 && typeof data87 == "string" && data87.length > 255 && func66(data87) > 255)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/location/city", schemaPath: "#/properties/location/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                                                                                var valid18 = _errs184 === errors;
                                                                                              } else
                                                                                                var valid18 = !0;
                                                                                              if (valid18)
                                                                                                if (data81.zip_code !== void 0 && func0.call(data81, "zip_code")) {
                                                                                                  let data88 = data81.zip_code, _errs186 = errors;
                                                                                                  if (typeof data88 != "string" && data88 !== null)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/location/zip_code", schemaPath: "#/properties/location/properties/zip_code/type", keyword: "type", params: { type: schema21.properties.location.properties.zip_code.type }, message: "must be string,null" }], !1;
                                                                                                  if (errors === _errs186 && typeof data88 == "string" && data88.length > 32 && func66(data88) > 32)
                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/location/zip_code", schemaPath: "#/properties/location/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                                                  var valid18 = _errs186 === errors;
                                                                                                } else
                                                                                                  var valid18 = !0;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid0 = _errs172 === errors;
                                                                                } else
                                                                                  var valid0 = !0;
                                                                                if (valid0) {
                                                                                  if (data.texting_consent !== void 0 && func0.call(data, "texting_consent")) {
                                                                                    let data89 = data.texting_consent, _errs188 = errors;
                                                                                    if (typeof data89 != "string" && data89 !== null)
                                                                                      return validate54.errors = [{ instancePath: instancePath + "/texting_consent", schemaPath: "#/properties/texting_consent/type", keyword: "type", params: { type: schema21.properties.texting_consent.type }, message: "must be string,null" }], !1;
                                                                                    if (errors === _errs188 && typeof data89 == "string" && data89.length > 16 && func66(data89) > 16)
                                                                                      return validate54.errors = [{ instancePath: instancePath + "/texting_consent", schemaPath: "#/properties/texting_consent/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                    var valid0 = _errs188 === errors;
                                                                                  } else
                                                                                    var valid0 = !0;
                                                                                  if (valid0) {
                                                                                    if (data.mailbox !== void 0 && func0.call(data, "mailbox")) {
                                                                                      let data90 = data.mailbox, _errs190 = errors;
                                                                                      if (errors === _errs190)
                                                                                        if (typeof data90 == "string") {
                                                                                          if (data90.length > 64 && func66(data90) > 64)
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                          if (!pattern33.test(data90))
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z_.-]+$" }, message: 'must match pattern "^[0-9A-Za-z_.-]+$"' }], !1;
                                                                                        } else
                                                                                          return validate54.errors = [{ instancePath: instancePath + "/mailbox", schemaPath: "#/properties/mailbox/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                      var valid0 = _errs190 === errors;
                                                                                    } else
                                                                                      var valid0 = !0;
                                                                                    if (valid0) {
                                                                                      if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                                                                        let data91 = data.created_at, _errs192 = errors;
                                                                                        if (errors === _errs192 && errors === _errs192)
                                                                                          if (typeof data91 == "string") {
                                                                                            if (data91.length > 27 && func66(data91) > 27)
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                                            if (pattern5.test(data91)) {
                                                                                              if (!formats0.validate(data91))
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                                            } else
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                                          } else
                                                                                            return validate54.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                        var valid0 = _errs192 === errors;
                                                                                      } else
                                                                                        var valid0 = !0;
                                                                                      if (valid0) {
                                                                                        if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                                                                          let data92 = data.updated_at, _errs194 = errors;
                                                                                          if (errors === _errs194 && errors === _errs194)
                                                                                            if (typeof data92 == "string") {
                                                                                              if (data92.length > 27 && func66(data92) > 27)
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                                              if (pattern5.test(data92)) {
                                                                                                if (!formats0.validate(data92))
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                                              } else
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                                            } else
                                                                                              return validate54.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                          var valid0 = _errs194 === errors;
                                                                                        } else
                                                                                          var valid0 = !0;
                                                                                        if (valid0)
                                                                                          if (data.ratings !== void 0 && func0.call(data, "ratings")) {
                                                                                            let data93 = data.ratings, _errs196 = errors;
                                                                                            if (errors === _errs196)
                                                                                              if (Array.isArray(data93)) {
                                                                                                if (data93.length > 1e3)
                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/ratings", schemaPath: "#/properties/ratings/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                                {
                                                                                                  var valid19 = !0;
                                                                                                  let len8 = data93.length;
                                                                                                  for (let i8 = 0; i8 < len8; i8++) {
                                                                                                    let data94 = data93[i8], _errs198 = errors;
                                                                                                    if (errors === _errs198)
                                                                                                      if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                                                                                                        let missing7;
                                                                                                        if ((data94.member_id === void 0 || !func0.call(data94, "member_id")) && (missing7 = "member_id") || (data94.stage_id === void 0 || !func0.call(data94, "stage_id")) && (missing7 = "stage_id") || (data94.scale === void 0 || !func0.call(data94, "scale")) && (missing7 = "scale") || (data94.grade === void 0 || !func0.call(data94, "grade")) && (missing7 = "grade") || (data94.created_at === void 0 || !func0.call(data94, "created_at")) && (missing7 = "created_at"))
                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }], !1;
                                                                                                        {
                                                                                                          let _errs200 = errors;
                                                                                                          for (let key9 of Object.keys(data94))
                                                                                                            if (!(key9 === "member_id" || key9 === "stage_id" || key9 === "scale" || key9 === "grade" || key9 === "comment" || key9 === "score_card" || key9 === "created_at" || key9 === "updated_at")) {
                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }], !1;
                                                                                                              break;
                                                                                                            }
                                                                                                          if (_errs200 === errors) {
                                                                                                            if (data94.member_id !== void 0 && func0.call(data94, "member_id")) {
                                                                                                              let data95 = data94.member_id, _errs201 = errors;
                                                                                                              if (errors === _errs201)
                                                                                                                if (typeof data95 == "string") {
                                                                                                                  if (data95.length > 16 && func66(data95) > 16)
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                  if (!pattern3.test(data95))
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                                } else
                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/member_id", schemaPath: "#/properties/ratings/items/properties/member_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid20 = _errs201 === errors;
                                                                                                            } else
                                                                                                              var valid20 = !0;
                                                                                                            if (valid20) {
                                                                                                              if (data94.stage_id !== void 0 && func0.call(data94, "stage_id")) {
                                                                                                                let data96 = data94.stage_id, _errs203 = errors;
                                                                                                                if (errors === _errs203)
                                                                                                                  if (typeof data96 == "string") {
                                                                                                                    if (data96.length > 16 && func66(data96) > 16)
                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                    if (!pattern3.test(data96))
                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                                  } else
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/stage_id", schemaPath: "#/properties/ratings/items/properties/stage_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                var valid20 = _errs203 === errors;
                                                                                                              } else
                                                                                                                var valid20 = !0;
                                                                                                              if (valid20) {
                                                                                                                if (data94.scale !== void 0 && func0.call(data94, "scale")) {
                                                                                                                  let data97 = data94.scale, _errs205 = errors;
                                                                                                                  if (typeof data97 != "string")
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/scale", schemaPath: "#/properties/ratings/items/properties/scale/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                  if (!(data97 === "thumbs" || data97 === "stars" || data97 === "numbers"))
                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/scale", schemaPath: "#/properties/ratings/items/properties/scale/enum", keyword: "enum", params: { allowedValues: schema21.properties.ratings.items.properties.scale.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                                                                  var valid20 = _errs205 === errors;
                                                                                                                } else
                                                                                                                  var valid20 = !0;
                                                                                                                if (valid20) {
                                                                                                                  if (data94.grade !== void 0 && func0.call(data94, "grade")) {
                                                                                                                    let data98 = data94.grade, _errs207 = errors;
                                                                                                                    if (!(typeof data98 == "number" && !(data98 % 1) && !isNaN(data98) && isFinite(data98)))
                                                                                                                      return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                                    if (errors === _errs207 && typeof data98 == "number" && isFinite(data98)) {
                                                                                                                      if (data98 > 9 || isNaN(data98))
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" }], !1;
                                                                                                                      if (data98 < 0 || isNaN(data98))
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/grade", schemaPath: "#/properties/ratings/items/properties/grade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                                                                    }
                                                                                                                    var valid20 = _errs207 === errors;
                                                                                                                  } else
                                                                                                                    var valid20 = !0;
                                                                                                                  if (valid20) {
                                                                                                                    if (data94.comment !== void 0 && func0.call(data94, "comment")) {
                                                                                                                      let data99 = data94.comment, _errs209 = errors;
                                                                                                                      if (typeof data99 != "string" && data99 !== null)
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/comment", schemaPath: "#/properties/ratings/items/properties/comment/type", keyword: "type", params: { type: schema21.properties.ratings.items.properties.comment.type }, message: "must be string,null" }], !1;
                                                                                                                      if (errors === _errs209 && typeof data99 == "string" && data99.length > 1e5 && func66(data99) > 1e5)
                                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/comment", schemaPath: "#/properties/ratings/items/properties/comment/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                                                                                                      var valid20 = _errs209 === errors;
                                                                                                                    } else
                                                                                                                      var valid20 = !0;
                                                                                                                    if (valid20) {
                                                                                                                      if (data94.score_card !== void 0 && func0.call(data94, "score_card")) {
                                                                                                                        let data100 = data94.score_card, _errs211 = errors;
                                                                                                                        if (!(data100 && typeof data100 == "object" && !Array.isArray(data100)) && data100 !== null)
                                                                                                                          return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/score_card", schemaPath: "#/properties/ratings/items/properties/score_card/type", keyword: "type", params: { type: schema21.properties.ratings.items.properties.score_card.type }, message: "must be object,null" }], !1;
                                                                                                                        var valid20 = _errs211 === errors;
                                                                                                                      } else
                                                                                                                        var valid20 = !0;
                                                                                                                      if (valid20) {
                                                                                                                        if (data94.created_at !== void 0 && func0.call(data94, "created_at")) {
                                                                                                                          let data101 = data94.created_at, _errs213 = errors;
                                                                                                                          if (errors === _errs213 && errors === _errs213)
                                                                                                                            if (typeof data101 == "string") {
                                                                                                                              if (data101.length > 27 && func66(data101) > 27)
                                                                                                                                return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                                                                              if (pattern5.test(data101)) {
                                                                                                                                if (!formats0.validate(data101))
                                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                                                                              } else
                                                                                                                                return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                                                                            } else
                                                                                                                              return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/created_at", schemaPath: "#/properties/ratings/items/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                          var valid20 = _errs213 === errors;
                                                                                                                        } else
                                                                                                                          var valid20 = !0;
                                                                                                                        if (valid20)
                                                                                                                          if (data94.updated_at !== void 0 && func0.call(data94, "updated_at")) {
                                                                                                                            let data102 = data94.updated_at, _errs215 = errors;
                                                                                                                            if (errors === _errs215 && errors === _errs215)
                                                                                                                              if (typeof data102 == "string") {
                                                                                                                                if (data102.length > 27 && func66(data102) > 27)
                                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                                                                                if (pattern5.test(data102)) {
                                                                                                                                  if (!formats0.validate(data102))
                                                                                                                                    return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                                                                                } else
                                                                                                                                  return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                                                                              } else
                                                                                                                                return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8 + "/updated_at", schemaPath: "#/properties/ratings/items/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                            var valid20 = _errs215 === errors;
                                                                                                                          } else
                                                                                                                            var valid20 = !0;
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate54.errors = [{ instancePath: instancePath + "/ratings/" + i8, schemaPath: "#/properties/ratings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                                    var valid19 = _errs198 === errors;
                                                                                                    if (!valid19)
                                                                                                      break;
                                                                                                  }
                                                                                                }
                                                                                              } else
                                                                                                return validate54.errors = [{ instancePath: instancePath + "/ratings", schemaPath: "#/properties/ratings/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                            var valid0 = _errs196 === errors;
                                                                                          } else
                                                                                            var valid0 = !0;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var custom_attribute_body = validate55, schema22 = { type: "object", required: ["record", "id", "type", "label"], properties: { record: { type: "string", enum: ["custom_attribute"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, type: { $ref: "AttributeType" }, label: { type: "string", maxLength: 255 }, enabled: { type: "boolean" }, hint: { type: ["string", "null"], maxLength: 1e3 }, single_answer: {}, provider: { type: "string", enum: ["candidate", "user"] }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 }, translations: {} }, additionalProperties: !1 } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "custom_attribute_body" }, schema23 = { type: "string", enum: ["short_text", "free_text", "boolean", "numeric", "date", "dropdown", "multiple_choice", "file"], $id: "AttributeType" };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "short_text" || data === "free_text" || data === "boolean" || data === "numeric" || data === "date" || data === "dropdown" || data === "multiple_choice" || data === "file" ? (validate56.errors = vErrors, errors === 0) : (validate56.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats20 = require_formats().fullFormats.int32;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.label === void 0 || !func0.call(data, "label")) && (missing0 = "label"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema22.properties, key0)) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate55.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "custom_attribute")
              return validate55.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema22.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate55.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate55.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0 && func0.call(data, "type")) {
                let _errs6 = errors;
                validate56(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.label !== void 0 && func0.call(data, "label")) {
                  let data3 = data.label, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate55.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate55.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.enabled !== void 0 && func0.call(data, "enabled")) {
                    let _errs9 = errors;
                    if (typeof data.enabled != "boolean")
                      return validate55.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.hint !== void 0 && func0.call(data, "hint")) {
                      let data5 = data.hint, _errs11 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate55.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema22.properties.hint.type }, message: "must be string,null" }], !1;
                      if (errors === _errs11 && typeof data5 == "string" && data5.length > 1e3 && func66(data5) > 1e3)
                        return validate55.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.provider !== void 0 && func0.call(data, "provider")) {
                        let data6 = data.provider, _errs13 = errors;
                        if (typeof data6 != "string")
                          return validate55.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        if (!(data6 === "candidate" || data6 === "user"))
                          return validate55.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema22.properties.provider.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.choices !== void 0 && func0.call(data, "choices")) {
                          let data7 = data.choices, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate55.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs17 = errors;
                                  if (errors === _errs17)
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                      let missing1;
                                      if ((data8.id === void 0 || !func0.call(data8, "id")) && (missing1 = "id") || (data8.body === void 0 || !func0.call(data8, "body")) && (missing1 = "body"))
                                        return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                      {
                                        let _errs19 = errors;
                                        for (let key1 of Object.keys(data8))
                                          if (!(key1 === "id" || key1 === "body" || key1 === "hint" || key1 === "translations")) {
                                            return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                            break;
                                          }
                                        if (_errs19 === errors) {
                                          if (data8.id !== void 0 && func0.call(data8, "id")) {
                                            let data9 = data8.id, _errs20 = errors;
                                            if (errors === _errs20)
                                              if (typeof data9 == "string") {
                                                if (data9.length > 16 && func66(data9) > 16)
                                                  return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                if (!pattern3.test(data9))
                                                  return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                              } else
                                                return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid2 = _errs20 === errors;
                                          } else
                                            var valid2 = !0;
                                          if (valid2) {
                                            if (data8.body !== void 0 && func0.call(data8, "body")) {
                                              let data10 = data8.body, _errs22 = errors;
                                              if (errors === _errs22)
                                                if (typeof data10 == "string") {
                                                  if (data10.length > 1e3 && func66(data10) > 1e3)
                                                    return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                } else
                                                  return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid2 = _errs22 === errors;
                                            } else
                                              var valid2 = !0;
                                            if (valid2)
                                              if (data8.hint !== void 0 && func0.call(data8, "hint")) {
                                                let data11 = data8.hint, _errs24 = errors;
                                                if (typeof data11 != "string" && data11 !== null)
                                                  return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/type", keyword: "type", params: { type: schema22.properties.choices.items.properties.hint.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs24 && typeof data11 == "string" && data11.length > 1e3 && func66(data11) > 1e3)
                                                  return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                var valid2 = _errs24 === errors;
                                              } else
                                                var valid2 = !0;
                                          }
                                        }
                                      }
                                    } else
                                      return validate55.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var valid1 = _errs17 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate55.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.supported_file_types !== void 0 && func0.call(data, "supported_file_types")) {
                            let data12 = data.supported_file_types, _errs26 = errors;
                            if (errors === _errs26)
                              if (Array.isArray(data12)) {
                                if (data12.length > 100)
                                  return validate55.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid3 = !0;
                                  let len1 = data12.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let data13 = data12[i1], _errs28 = errors;
                                    if (errors === _errs28)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 32 && func66(data13) > 32)
                                          return validate55.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                      } else
                                        return validate55.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid3 = _errs28 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate55.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs26 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.max_file_size !== void 0 && func0.call(data, "max_file_size")) {
                              let data14 = data.max_file_size, _errs30 = errors;
                              if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                return validate55.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs30 && typeof data14 == "number" && isFinite(data14)) {
                                if (data14 > 2147483647 || isNaN(data14))
                                  return validate55.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                if (data14 < 1 || isNaN(data14))
                                  return validate55.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                if (!formats20.validate(data14))
                                  return validate55.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                              }
                              var valid0 = _errs30 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var department_body = validate58, schema24 = { type: "object", required: ["record", "id", "hierarchy_id", "name"], properties: { record: { type: "string", enum: ["department"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, hierarchy_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, name: { type: "string", maxLength: 255 }, parent_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, sample: { type: "boolean" } }, additionalProperties: !1, $id: "department_body" };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.hierarchy_id === void 0 || !func0.call(data, "hierarchy_id")) && (missing0 = "hierarchy_id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "hierarchy_id" || key0 === "name" || key0 === "parent_id" || key0 === "sample")) {
            return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate58.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "department")
              return validate58.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema24.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate58.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate58.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate58.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.hierarchy_id !== void 0 && func0.call(data, "hierarchy_id")) {
                let data2 = data.hierarchy_id, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate58.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 4503599627370495 || isNaN(data2))
                    return validate58.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                  if (data2 < 1 || isNaN(data2))
                    return validate58.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0 && func0.call(data, "name")) {
                  let data3 = data.name, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate58.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate58.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.parent_id !== void 0 && func0.call(data, "parent_id")) {
                    let data4 = data.parent_id, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate58.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/type", keyword: "type", params: { type: schema24.properties.parent_id.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string") {
                      if (data4.length > 16 && func66(data4) > 16)
                        return validate58.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern3.test(data4))
                        return validate58.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.sample !== void 0 && func0.call(data, "sample")) {
                      let _errs12 = errors;
                      if (typeof data.sample != "boolean")
                        return validate58.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var disqualification_reason_body = validate59, schema25 = { type: "object", required: ["record", "id", "description", "position"], properties: { record: { type: "string", enum: ["disqualification_reason"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, description: { type: "string", maxLength: 1e3 }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, candidate_withdrew: { type: "boolean" } }, additionalProperties: !1, $id: "disqualification_reason_body" };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.description === void 0 || !func0.call(data, "description")) && (missing0 = "description") || (data.position === void 0 || !func0.call(data, "position")) && (missing0 = "position"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "description" || key0 === "position" || key0 === "candidate_withdrew")) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate59.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "disqualification_reason")
              return validate59.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema25.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate59.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate59.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate59.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0 && func0.call(data, "description")) {
                let data2 = data.description, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 1e3 && func66(data2) > 1e3)
                      return validate59.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  } else
                    return validate59.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.position !== void 0 && func0.call(data, "position")) {
                  let data3 = data.position, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate59.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate59.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate59.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    if (!formats20.validate(data3))
                      return validate59.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.candidate_withdrew !== void 0 && func0.call(data, "candidate_withdrew")) {
                    let _errs10 = errors;
                    if (typeof data.candidate_withdrew != "boolean")
                      return validate59.errors = [{ instancePath: instancePath + "/candidate_withdrew", schemaPath: "#/properties/candidate_withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var employee_body = validate60, schema26 = { type: "object", properties: { record: { type: "string", enum: ["employee"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, employee_number: { type: "string", maxLength: 64 }, email: { type: ["string", "null"], maxLength: 254 }, phone: { type: ["string", "null"], maxLength: 64 }, job_title: { type: ["string", "null"], maxLength: 255 }, work_email: { type: ["string", "null"], maxLength: 254 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, sample: { type: "boolean" }, status_semantic_type: {}, reporting_line: {}, avatar: {}, avatar_processed: {}, reporting_line_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, state: { type: "string", enum: ["draft", "published"] }, start_date: { type: ["string", "null"], format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_schedule_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, holiday_calendar_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, fields: { type: "object", additionalProperties: !0 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, required: ["record", "id", "firstname", "lastname", "employee_number", "reporting_line_id"], additionalProperties: !1, $id: "employee_body" }, pattern46 = new RegExp("^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", "u"), formats24 = require_formats().fullFormats.date;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.firstname === void 0 || !func0.call(data, "firstname")) && (missing0 = "firstname") || (data.lastname === void 0 || !func0.call(data, "lastname")) && (missing0 = "lastname") || (data.employee_number === void 0 || !func0.call(data, "employee_number")) && (missing0 = "employee_number") || (data.reporting_line_id === void 0 || !func0.call(data, "reporting_line_id")) && (missing0 = "reporting_line_id"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema26.properties, key0)) {
            return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate60.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "employee")
              return validate60.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema26.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate60.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate60.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate60.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.firstname !== void 0 && func0.call(data, "firstname")) {
                let data2 = data.firstname, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate60.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate60.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.lastname !== void 0 && func0.call(data, "lastname")) {
                  let data3 = data.lastname, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate60.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate60.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.employee_number !== void 0 && func0.call(data, "employee_number")) {
                    let data4 = data.employee_number, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func66(data4) > 64)
                          return validate60.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      } else
                        return validate60.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.email !== void 0 && func0.call(data, "email")) {
                      let data5 = data.email, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate60.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema26.properties.email.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 254 && func66(data5) > 254)
                        return validate60.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phone !== void 0 && func0.call(data, "phone")) {
                        let data6 = data.phone, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate60.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema26.properties.phone.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 64 && func66(data6) > 64)
                          return validate60.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.job_title !== void 0 && func0.call(data, "job_title")) {
                          let data7 = data.job_title, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate60.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema26.properties.job_title.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 255 && func66(data7) > 255)
                            return validate60.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.work_email !== void 0 && func0.call(data, "work_email")) {
                            let data8 = data.work_email, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate60.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema26.properties.work_email.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && typeof data8 == "string" && data8.length > 254 && func66(data8) > 254)
                              return validate60.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.preferred_name !== void 0 && func0.call(data, "preferred_name")) {
                              let data9 = data.preferred_name, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate60.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema26.properties.preferred_name.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "string" && data9.length > 255 && func66(data9) > 255)
                                return validate60.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.sample !== void 0 && func0.call(data, "sample")) {
                                let _errs22 = errors;
                                if (typeof data.sample != "boolean")
                                  return validate60.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.reporting_line_id !== void 0 && func0.call(data, "reporting_line_id")) {
                                  let data11 = data.reporting_line_id, _errs24 = errors;
                                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                    return validate60.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs24 && typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 > 4503599627370495 || isNaN(data11))
                                      return validate60.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                                    if (data11 < 1 || isNaN(data11))
                                      return validate60.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.state !== void 0 && func0.call(data, "state")) {
                                    let data12 = data.state, _errs26 = errors;
                                    if (typeof data12 != "string")
                                      return validate60.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(data12 === "draft" || data12 === "published"))
                                      return validate60.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema26.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.start_date !== void 0 && func0.call(data, "start_date")) {
                                      let data13 = data.start_date, _errs28 = errors;
                                      if (typeof data13 != "string" && data13 !== null)
                                        return validate60.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema26.properties.start_date.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs28 && errors === _errs28 && typeof data13 == "string") {
                                        if (data13.length > 10 && func66(data13) > 10)
                                          return validate60.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (pattern46.test(data13)) {
                                          if (!formats24.validate(data13))
                                            return validate60.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                        } else
                                          return validate60.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.birthdate !== void 0 && func0.call(data, "birthdate")) {
                                        let data14 = data.birthdate, _errs30 = errors;
                                        if (typeof data14 != "string" && data14 !== null)
                                          return validate60.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema26.properties.birthdate.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs30 && errors === _errs30 && typeof data14 == "string") {
                                          if (data14.length > 10 && func66(data14) > 10)
                                            return validate60.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                          if (pattern46.test(data14)) {
                                            if (!formats24.validate(data14))
                                              return validate60.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                          } else
                                            return validate60.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                                          let data15 = data.member_id, _errs32 = errors;
                                          if (typeof data15 != "string" && data15 !== null)
                                            return validate60.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema26.properties.member_id.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs32 && typeof data15 == "string") {
                                            if (data15.length > 16 && func66(data15) > 16)
                                              return validate60.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                            if (!pattern3.test(data15))
                                              return validate60.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.manager_id !== void 0 && func0.call(data, "manager_id")) {
                                            let data16 = data.manager_id, _errs34 = errors;
                                            if (typeof data16 != "string" && data16 !== null)
                                              return validate60.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema26.properties.manager_id.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs34 && typeof data16 == "string") {
                                              if (data16.length > 16 && func66(data16) > 16)
                                                return validate60.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern3.test(data16))
                                                return validate60.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            }
                                            var valid0 = _errs34 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.department_id !== void 0 && func0.call(data, "department_id")) {
                                              let data17 = data.department_id, _errs36 = errors;
                                              if (typeof data17 != "string" && data17 !== null)
                                                return validate60.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema26.properties.department_id.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs36 && typeof data17 == "string") {
                                                if (data17.length > 16 && func66(data17) > 16)
                                                  return validate60.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                if (!pattern3.test(data17))
                                                  return validate60.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                              }
                                              var valid0 = _errs36 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.work_schedule_id !== void 0 && func0.call(data, "work_schedule_id")) {
                                                let data18 = data.work_schedule_id, _errs38 = errors;
                                                if (typeof data18 != "string" && data18 !== null)
                                                  return validate60.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/type", keyword: "type", params: { type: schema26.properties.work_schedule_id.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs38 && typeof data18 == "string") {
                                                  if (data18.length > 16 && func66(data18) > 16)
                                                    return validate60.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                  if (!pattern3.test(data18))
                                                    return validate60.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                }
                                                var valid0 = _errs38 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.holiday_calendar_id !== void 0 && func0.call(data, "holiday_calendar_id")) {
                                                  let data19 = data.holiday_calendar_id, _errs40 = errors;
                                                  if (typeof data19 != "string" && data19 !== null)
                                                    return validate60.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema26.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data19 == "string") {
                                                    if (data19.length > 16 && func66(data19) > 16)
                                                      return validate60.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                    if (!pattern3.test(data19))
                                                      return validate60.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                  }
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.fields !== void 0 && func0.call(data, "fields")) {
                                                    let data20 = data.fields, _errs42 = errors;
                                                    if (errors === _errs42 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                                      return validate60.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                                      let data21 = data.created_at, _errs45 = errors;
                                                      if (errors === _errs45 && errors === _errs45)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 27 && func66(data21) > 27)
                                                            return validate60.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                          if (pattern5.test(data21)) {
                                                            if (!formats0.validate(data21))
                                                              return validate60.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                          } else
                                                            return validate60.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                        } else
                                                          return validate60.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs45 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                                        let data22 = data.updated_at, _errs47 = errors;
                                                        if (errors === _errs47 && errors === _errs47)
                                                          if (typeof data22 == "string") {
                                                            if (data22.length > 27 && func66(data22) > 27)
                                                              return validate60.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                            if (pattern5.test(data22)) {
                                                              if (!formats0.validate(data22))
                                                                return validate60.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                            } else
                                                              return validate60.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                          } else
                                                            return validate60.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs47 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var erasure_body = validate61, schema27 = { type: "object", required: ["record", "id", "erased_at"], properties: { record: { type: "string", enum: ["erasure"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, erased_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "erasure_body" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.erased_at === void 0 || !func0.call(data, "erased_at")) && (missing0 = "erased_at"))
        return validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "erased_at")) {
            return validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate61.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "erasure")
              return validate61.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema27.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.erased_at !== void 0 && func0.call(data, "erased_at")) {
                let data2 = data.erased_at, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 27 && func66(data2) > 27)
                      return validate61.errors = [{ instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                    if (pattern5.test(data2)) {
                      if (!formats0.validate(data2))
                        return validate61.errors = [{ instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate61.errors = [{ instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                  } else
                    return validate61.errors = [{ instancePath: instancePath + "/erased_at", schemaPath: "#/properties/erased_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var event_body = validate62, schema28 = { type: "object", required: ["record", "id", "title", "type", "starts_at", "ends_at"], properties: { record: { type: "string", enum: ["event"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", minLength: 1, maxLength: 1e3 }, description: { type: ["string", "null"], maxLength: 1e5 }, type: { type: "string", enum: ["call", "interview", "meeting"] }, starts_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, ends_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, cancelled: { type: "boolean" }, job_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, candidate_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, conference: { type: ["object", "null"], required: ["type", "id", "url"], properties: { type: { type: "string", enum: ["zoom_meeting"] }, id: { type: "string", minLength: 1, maxLength: 255 }, url: { type: "string", minLength: 1, maxLength: 2048 } } }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, members: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, status: { type: "string", enum: ["accepted", "declined", "needs-action"] } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "event_body" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.starts_at === void 0 || !func0.call(data, "starts_at")) && (missing0 = "starts_at") || (data.ends_at === void 0 || !func0.call(data, "ends_at")) && (missing0 = "ends_at"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema28.properties, key0)) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate62.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "event")
              return validate62.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema28.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.title !== void 0 && func0.call(data, "title")) {
                let data2 = data.title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 1e3 && func66(data2) > 1e3)
                      return validate62.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                    if (func66(data2) < 1)
                      return validate62.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate62.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0 && func0.call(data, "description")) {
                  let data3 = data.description, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate62.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema28.properties.description.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 1e5 && func66(data3) > 1e5)
                    return validate62.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.type !== void 0 && func0.call(data, "type")) {
                    let data4 = data.type, _errs10 = errors;
                    if (typeof data4 != "string")
                      return validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    if (!(data4 === "call" || data4 === "interview" || data4 === "meeting"))
                      return validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.starts_at !== void 0 && func0.call(data, "starts_at")) {
                      let data5 = data.starts_at, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (data5.length > 27 && func66(data5) > 27)
                            return validate62.errors = [{ instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                          if (pattern5.test(data5)) {
                            if (!formats0.validate(data5))
                              return validate62.errors = [{ instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate62.errors = [{ instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                        } else
                          return validate62.errors = [{ instancePath: instancePath + "/starts_at", schemaPath: "#/properties/starts_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.ends_at !== void 0 && func0.call(data, "ends_at")) {
                        let data6 = data.ends_at, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (data6.length > 27 && func66(data6) > 27)
                              return validate62.errors = [{ instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                            if (pattern5.test(data6)) {
                              if (!formats0.validate(data6))
                                return validate62.errors = [{ instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate62.errors = [{ instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                          } else
                            return validate62.errors = [{ instancePath: instancePath + "/ends_at", schemaPath: "#/properties/ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.cancelled !== void 0 && func0.call(data, "cancelled")) {
                          let _errs16 = errors;
                          if (typeof data.cancelled != "boolean")
                            return validate62.errors = [{ instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.job_id !== void 0 && func0.call(data, "job_id")) {
                            let data8 = data.job_id, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate62.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/type", keyword: "type", params: { type: schema28.properties.job_id.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && typeof data8 == "string") {
                              if (data8.length > 16 && func66(data8) > 16)
                                return validate62.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                              if (!pattern3.test(data8))
                                return validate62.errors = [{ instancePath: instancePath + "/job_id", schemaPath: "#/properties/job_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                            }
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
                              let data9 = data.candidate_id, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate62.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: schema28.properties.candidate_id.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "string") {
                                if (data9.length > 16 && func66(data9) > 16)
                                  return validate62.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                if (!pattern3.test(data9))
                                  return validate62.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                              }
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.conference !== void 0 && func0.call(data, "conference")) {
                                let data10 = data.conference, _errs22 = errors;
                                if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null)
                                  return validate62.errors = [{ instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/type", keyword: "type", params: { type: schema28.properties.conference.type }, message: "must be object,null" }], !1;
                                if (errors === _errs22 && data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                  let missing1;
                                  if ((data10.type === void 0 || !func0.call(data10, "type")) && (missing1 = "type") || (data10.id === void 0 || !func0.call(data10, "id")) && (missing1 = "id") || (data10.url === void 0 || !func0.call(data10, "url")) && (missing1 = "url"))
                                    return validate62.errors = [{ instancePath: instancePath + "/conference", schemaPath: "#/properties/conference/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                  if (data10.type !== void 0 && func0.call(data10, "type")) {
                                    let data11 = data10.type, _errs24 = errors;
                                    if (typeof data11 != "string")
                                      return validate62.errors = [{ instancePath: instancePath + "/conference/type", schemaPath: "#/properties/conference/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (data11 !== "zoom_meeting")
                                      return validate62.errors = [{ instancePath: instancePath + "/conference/type", schemaPath: "#/properties/conference/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.conference.properties.type.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid1 = _errs24 === errors;
                                  } else
                                    var valid1 = !0;
                                  if (valid1) {
                                    if (data10.id !== void 0 && func0.call(data10, "id")) {
                                      let data12 = data10.id, _errs26 = errors;
                                      if (errors === _errs26)
                                        if (typeof data12 == "string") {
                                          if (data12.length > 255 && func66(data12) > 255)
                                            return validate62.errors = [{ instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                          if (func66(data12) < 1)
                                            return validate62.errors = [{ instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                        } else
                                          return validate62.errors = [{ instancePath: instancePath + "/conference/id", schemaPath: "#/properties/conference/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid1 = _errs26 === errors;
                                    } else
                                      var valid1 = !0;
                                    if (valid1)
                                      if (data10.url !== void 0 && func0.call(data10, "url")) {
                                        let data13 = data10.url, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (typeof data13 == "string") {
                                            if (data13.length > 2048 && func66(data13) > 2048)
                                              return validate62.errors = [{ instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                                            if (func66(data13) < 1)
                                              return validate62.errors = [{ instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                          } else
                                            return validate62.errors = [{ instancePath: instancePath + "/conference/url", schemaPath: "#/properties/conference/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid1 = _errs28 === errors;
                                      } else
                                        var valid1 = !0;
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                  let data14 = data.created_at, _errs30 = errors;
                                  if (errors === _errs30 && errors === _errs30)
                                    if (typeof data14 == "string") {
                                      if (data14.length > 27 && func66(data14) > 27)
                                        return validate62.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                      if (pattern5.test(data14)) {
                                        if (!formats0.validate(data14))
                                          return validate62.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                      } else
                                        return validate62.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                    } else
                                      return validate62.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.members !== void 0 && func0.call(data, "members")) {
                                    let data15 = data.members, _errs32 = errors;
                                    if (errors === _errs32)
                                      if (Array.isArray(data15)) {
                                        if (data15.length > 1e3)
                                          return validate62.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                        {
                                          var valid2 = !0;
                                          let len0 = data15.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let data16 = data15[i0], _errs34 = errors;
                                            if (errors === _errs34)
                                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                let missing2;
                                                if ((data16.id === void 0 || !func0.call(data16, "id")) && (missing2 = "id"))
                                                  return validate62.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                {
                                                  let _errs36 = errors;
                                                  for (let key1 of Object.keys(data16))
                                                    if (!(key1 === "id" || key1 === "status")) {
                                                      return validate62.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                      break;
                                                    }
                                                  if (_errs36 === errors) {
                                                    if (data16.id !== void 0 && func0.call(data16, "id")) {
                                                      let data17 = data16.id, _errs37 = errors;
                                                      if (errors === _errs37)
                                                        if (typeof data17 == "string") {
                                                          if (data17.length > 16 && func66(data17) > 16)
                                                            return validate62.errors = [{ instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                          if (!pattern3.test(data17))
                                                            return validate62.errors = [{ instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                        } else
                                                          return validate62.errors = [{ instancePath: instancePath + "/members/" + i0 + "/id", schemaPath: "#/properties/members/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid3 = _errs37 === errors;
                                                    } else
                                                      var valid3 = !0;
                                                    if (valid3)
                                                      if (data16.status !== void 0 && func0.call(data16, "status")) {
                                                        let data18 = data16.status, _errs39 = errors;
                                                        if (typeof data18 != "string")
                                                          return validate62.errors = [{ instancePath: instancePath + "/members/" + i0 + "/status", schemaPath: "#/properties/members/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        if (!(data18 === "accepted" || data18 === "declined" || data18 === "needs-action"))
                                                          return validate62.errors = [{ instancePath: instancePath + "/members/" + i0 + "/status", schemaPath: "#/properties/members/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema28.properties.members.items.properties.status.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                        var valid3 = _errs39 === errors;
                                                      } else
                                                        var valid3 = !0;
                                                  }
                                                }
                                              } else
                                                return validate62.errors = [{ instancePath: instancePath + "/members/" + i0, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                            var valid2 = _errs34 === errors;
                                            if (!valid2)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate62.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var file_body = validate63, schema29 = { type: "object", required: ["record", "id", "candidate_id", "kind", "name"], properties: { record: { type: "string", enum: ["file"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, candidate_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, kind: { type: "string", enum: ["resume", "image", "attachment", "answer", "attribute"] }, name: { type: "string", minLength: 1, maxLength: 255 }, media_type: { type: "string", minLength: 1, maxLength: 255 }, size: { type: ["integer", "null"], minimum: 0, maximum: 20971520 }, sha256: { type: ["string", "null"], pattern: "^[0-9a-f]{64}$", maxLength: 64 }, source_url: { type: ["string", "null"], maxLength: 2048 }, failures: { type: "integer", minimum: 0, maximum: 1e3 }, fetch_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, data: { type: "string", maxLength: 27962028 } }, additionalProperties: !1, $id: "file_body" }, pattern66 = new RegExp("^[0-9a-f]{64}$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.candidate_id === void 0 || !func0.call(data, "candidate_id")) && (missing0 = "candidate_id") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema29.properties, key0)) {
            return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate63.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "file")
              return validate63.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema29.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate_id !== void 0 && func0.call(data, "candidate_id")) {
                let data2 = data.candidate_id, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 16 && func66(data2) > 16)
                      return validate63.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate63.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate63.errors = [{ instancePath: instancePath + "/candidate_id", schemaPath: "#/properties/candidate_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data3 = data.kind, _errs8 = errors;
                  if (typeof data3 != "string")
                    return validate63.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  if (!(data3 === "resume" || data3 === "image" || data3 === "attachment" || data3 === "answer" || data3 === "attribute"))
                    return validate63.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema29.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data4 = data.name, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 255 && func66(data4) > 255)
                          return validate63.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        if (func66(data4) < 1)
                          return validate63.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      } else
                        return validate63.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.media_type !== void 0 && func0.call(data, "media_type")) {
                      let data5 = data.media_type, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (data5.length > 255 && func66(data5) > 255)
                            return validate63.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          if (func66(data5) < 1)
                            return validate63.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate63.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.size !== void 0 && func0.call(data, "size")) {
                        let data6 = data.size, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null)
                          return validate63.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema29.properties.size.type }, message: "must be integer,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 20971520 || isNaN(data6))
                            return validate63.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20971520 }, message: "must be <= 20971520" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate63.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                          let data7 = data.sha256, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate63.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: schema29.properties.sha256.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string") {
                            if (data7.length > 64 && func66(data7) > 64)
                              return validate63.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                            if (!pattern66.test(data7))
                              return validate63.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }], !1;
                          }
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.source_url !== void 0 && func0.call(data, "source_url")) {
                            let data8 = data.source_url, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate63.errors = [{ instancePath: instancePath + "/source_url", schemaPath: "#/properties/source_url/type", keyword: "type", params: { type: schema29.properties.source_url.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && typeof data8 == "string" && data8.length > 2048 && func66(data8) > 2048)
                              return validate63.errors = [{ instancePath: instancePath + "/source_url", schemaPath: "#/properties/source_url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.failures !== void 0 && func0.call(data, "failures")) {
                              let data9 = data.failures, _errs20 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return validate63.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs20 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 1e3 || isNaN(data9))
                                  return validate63.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                                if (data9 < 0 || isNaN(data9))
                                  return validate63.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              }
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.fetch_at !== void 0 && func0.call(data, "fetch_at")) {
                                let data10 = data.fetch_at, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate63.errors = [{ instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/type", keyword: "type", params: { type: schema29.properties.fetch_at.type }, message: "must be string,null" }], !1;
                                if (errors === _errs22 && errors === _errs22 && typeof data10 == "string") {
                                  if (data10.length > 27 && func66(data10) > 27)
                                    return validate63.errors = [{ instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                  if (pattern5.test(data10)) {
                                    if (!formats0.validate(data10))
                                      return validate63.errors = [{ instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  } else
                                    return validate63.errors = [{ instancePath: instancePath + "/fetch_at", schemaPath: "#/properties/fetch_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                }
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                  let data11 = data.created_at, _errs24 = errors;
                                  if (errors === _errs24 && errors === _errs24)
                                    if (typeof data11 == "string") {
                                      if (data11.length > 27 && func66(data11) > 27)
                                        return validate63.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                      if (pattern5.test(data11)) {
                                        if (!formats0.validate(data11))
                                          return validate63.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                      } else
                                        return validate63.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                    } else
                                      return validate63.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                    let data12 = data.updated_at, _errs26 = errors;
                                    if (errors === _errs26 && errors === _errs26)
                                      if (typeof data12 == "string") {
                                        if (data12.length > 27 && func66(data12) > 27)
                                          return validate63.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data12)) {
                                          if (!formats0.validate(data12))
                                            return validate63.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate63.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate63.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.data !== void 0 && func0.call(data, "data")) {
                                      let data13 = data.data, _errs28 = errors;
                                      if (errors === _errs28)
                                        if (typeof data13 == "string") {
                                          if (data13.length > 27962028 && func66(data13) > 27962028)
                                            return validate63.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxLength", keyword: "maxLength", params: { limit: 27962028 }, message: "must NOT have more than 27962028 characters" }], !1;
                                        } else
                                          return validate63.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var header_body = validate64, schema30 = { type: "object", required: ["record", "version", "account"], properties: { record: { type: "string", enum: ["spindle"] }, version: { type: "integer", enum: [1] }, account: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, records: { type: "integer", minimum: 0, maximum: 9007199254740991 }, exported_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "header_body" };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.account === void 0 || !func0.call(data, "account")) && (missing0 = "account"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "version" || key0 === "account" || key0 === "records" || key0 === "exported_at")) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate64.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "spindle")
              return validate64.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema30.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate64.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (data1 !== 1)
                return validate64.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: schema30.properties.version.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.account !== void 0 && func0.call(data, "account")) {
                let data2 = data.account, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 63 && func66(data2) > 63)
                      return validate64.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                    if (!pattern4.test(data2))
                      return validate64.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                  } else
                    return validate64.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.records !== void 0 && func0.call(data, "records")) {
                  let data3 = data.records, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate64.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3))
                      return validate64.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate64.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.exported_at !== void 0 && func0.call(data, "exported_at")) {
                    let data4 = data.exported_at, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 27 && func66(data4) > 27)
                          return validate64.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                        if (pattern5.test(data4)) {
                          if (!formats0.validate(data4))
                            return validate64.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate64.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                      } else
                        return validate64.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var holiday_calendar_body = validate65, schema31 = { type: "object", required: ["record", "id", "name"], properties: { record: { type: "string", enum: ["holiday_calendar"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, holidays: { type: "array", maxItems: 1e3, items: { type: "object", required: ["day", "name"], properties: { day: { type: "string", format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, name: { type: "string", minLength: 1, maxLength: 255 } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "holiday_calendar_body" };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "holidays")) {
            return validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate65.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "holiday_calendar")
              return validate65.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema31.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate65.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate65.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate65.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate65.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    if (func66(data2) < 1)
                      return validate65.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate65.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.holidays !== void 0 && func0.call(data, "holidays")) {
                  let data3 = data.holidays, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 1e3)
                        return validate65.errors = [{ instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if ((data4.day === void 0 || !func0.call(data4, "day")) && (missing1 = "day") || (data4.name === void 0 || !func0.call(data4, "name")) && (missing1 = "name"))
                                return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs12 = errors;
                                for (let key1 of Object.keys(data4))
                                  if (!(key1 === "day" || key1 === "name")) {
                                    return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs12 === errors) {
                                  if (data4.day !== void 0 && func0.call(data4, "day")) {
                                    let data5 = data4.day, _errs13 = errors;
                                    if (errors === _errs13 && errors === _errs13)
                                      if (typeof data5 == "string") {
                                        if (data5.length > 10 && func66(data5) > 10)
                                          return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (pattern46.test(data5)) {
                                          if (!formats24.validate(data5))
                                            return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                        } else
                                          return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                      } else
                                        return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid2 = _errs13 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data4.name !== void 0 && func0.call(data4, "name")) {
                                      let data6 = data4.name, _errs15 = errors;
                                      if (errors === _errs15)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 255 && func66(data6) > 255)
                                            return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                          if (func66(data6) < 1)
                                            return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                        } else
                                          return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid2 = _errs15 === errors;
                                    } else
                                      var valid2 = !0;
                                }
                              }
                            } else
                              return validate65.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate65.errors = [{ instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var job_body = validate66, schema32 = { type: "object", required: ["record", "id", "title", "shortcode"], properties: { record: { type: "string", enum: ["job"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, confidential: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 }, full_title: {}, department: {}, department_hierarchy: {}, url: {}, application_url: {}, shortlink: {}, location: {}, full_description: {}, state: { type: "string", enum: ["draft", "published", "closed", "archived"] }, sample: { type: "boolean" }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, form_fields: { type: "array", maxItems: 1e3, items: { type: "object", required: ["key"], properties: { key: { type: "string", maxLength: 32 }, required: { type: "boolean" }, label: {}, type: {}, max_length: {}, supported_file_types: {}, max_file_size: {}, multiple: {}, fields: {} }, additionalProperties: !1 } }, questions: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body", "type"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e4 }, type: { $ref: "QuestionType" }, required: { type: "boolean" }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, single_answer: {}, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 } }, additionalProperties: !1 } } }, additionalProperties: !1 } }, members: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "collaboration_role"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, collaboration_role: { $ref: "CollaborationRole" }, name: {}, headline: {}, email: {}, role: {}, type: {} }, additionalProperties: !1 } }, recruiters: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: {}, email: {} }, additionalProperties: !1 } }, custom_attributes: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, required: { type: "boolean" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "job_body" }, pattern75 = new RegExp("^[0-9A-F]{10}$", "u"), schema33 = { type: "string", enum: ["on_site", "hybrid", "remote"], $id: "WorkplaceType" };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "on_site" || data === "hybrid" || data === "remote" ? (validate67.errors = vErrors, errors === 0) : (validate67.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate67.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode") || (data.country_code === void 0 || !func0.call(data, "country_code")) && (missing0 = "country_code") || (data.country_name === void 0 || !func0.call(data, "country_name")) && (missing0 = "country_name") || (data.state_code === void 0 || !func0.call(data, "state_code")) && (missing0 = "state_code") || (data.subregion === void 0 || !func0.call(data, "subregion")) && (missing0 = "subregion") || (data.zip_code === void 0 || !func0.call(data, "zip_code")) && (missing0 = "zip_code") || (data.city === void 0 || !func0.call(data, "city")) && (missing0 = "city") || (data.coords === void 0 || !func0.call(data, "coords")) && (missing0 = "coords") || (data.hidden === void 0 || !func0.call(data, "hidden")) && (missing0 = "hidden"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema34.properties, key0)) {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
            let data0 = data.shortcode, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate69.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema34.properties.shortcode.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 32 && func66(data0) > 32)
              return validate69.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0 && func0.call(data, "country_code")) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate69.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema34.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func66(data1) > 2)
                return validate69.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_name !== void 0 && func0.call(data, "country_name")) {
                let data2 = data.country_name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate69.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema34.properties.country_name.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func66(data2) > 255)
                  return validate69.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state_code !== void 0 && func0.call(data, "state_code")) {
                  let data3 = data.state_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate69.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema34.properties.state_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func66(data3) > 16)
                    return validate69.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subregion !== void 0 && func0.call(data, "subregion")) {
                    let data4 = data.subregion, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate69.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema34.properties.subregion.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func66(data4) > 255)
                      return validate69.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0 && func0.call(data, "zip_code")) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate69.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema34.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func66(data5) > 32)
                        return validate69.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0 && func0.call(data, "city")) {
                        let data6 = data.city, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate69.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema34.properties.city.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 255 && func66(data6) > 255)
                          return validate69.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.coords !== void 0 && func0.call(data, "coords")) {
                          let data7 = data.coords, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate69.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema34.properties.coords.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 64 && func66(data7) > 64)
                            return validate69.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.hidden !== void 0 && func0.call(data, "hidden")) {
                            let _errs18 = errors;
                            if (typeof data.hidden != "boolean")
                              return validate69.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema35 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" }, formats50 = require_formats().fullFormats.int64;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.salary_from === void 0 || !func0.call(data, "salary_from")) && (missing0 = "salary_from") || (data.salary_to === void 0 || !func0.call(data, "salary_to")) && (missing0 = "salary_to") || (data.salary_currency === void 0 || !func0.call(data, "salary_currency")) && (missing0 = "salary_currency"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.salary_from !== void 0 && func0.call(data, "salary_from")) {
            let data0 = data.salary_from, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate71.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema35.properties.salary_from.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999999999999 || isNaN(data0))
                return validate71.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate71.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats50.validate(data0))
                return validate71.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.salary_to !== void 0 && func0.call(data, "salary_to")) {
              let data1 = data.salary_to, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate71.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema35.properties.salary_to.type }, message: "must be integer,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 999999999999 || isNaN(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats50.validate(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.salary_currency !== void 0 && func0.call(data, "salary_currency")) {
                let data2 = data.salary_currency, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate71.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema35.properties.salary_currency.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 3 && func66(data2) > 3)
                  return validate71.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema36 = { type: "string", enum: ["free_text", "short_text", "boolean", "multiple_choice", "dropdown", "numeric", "date", "file"], $id: "QuestionType" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "free_text" || data === "short_text" || data === "boolean" || data === "multiple_choice" || data === "dropdown" || data === "numeric" || data === "date" || data === "file" ? (validate73.errors = vErrors, errors === 0) : (validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer" ? (validate75.errors = vErrors, errors === 0) : (validate75.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema32.properties, key0)) {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate66.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "job")
              return validate66.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema32.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate66.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate66.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate66.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.title !== void 0 && func0.call(data, "title")) {
                let data2 = data.title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate66.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate66.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func66(data3) > 10)
                        return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern75.test(data3))
                        return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate66.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate66.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema32.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func66(data4) > 255)
                      return validate66.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.confidential !== void 0 && func0.call(data, "confidential")) {
                      let _errs12 = errors;
                      if (typeof data.confidential != "boolean")
                        return validate66.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.workplace_type !== void 0 && func0.call(data, "workplace_type")) {
                        let _errs14 = errors;
                        validate67(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.locations !== void 0 && func0.call(data, "locations")) {
                          let data7 = data.locations, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate66.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs17 = errors;
                                  validate69(data7[i0], { instancePath: instancePath + "/locations/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                  var valid1 = _errs17 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate66.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.salary !== void 0 && func0.call(data, "salary")) {
                            let _errs18 = errors;
                            validate71(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.keywords !== void 0 && func0.call(data, "keywords")) {
                              let data10 = data.keywords, _errs19 = errors;
                              if (!Array.isArray(data10) && data10 !== null)
                                return validate66.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema32.properties.keywords.type }, message: "must be array,null" }], !1;
                              if (errors === _errs19 && Array.isArray(data10)) {
                                if (data10.length > 100)
                                  return validate66.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data10.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let data11 = data10[i1], _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data11 == "string") {
                                        if (data11.length > 255 && func66(data11) > 255)
                                          return validate66.errors = [{ instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      } else
                                        return validate66.errors = [{ instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid2 = _errs21 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              }
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.description !== void 0 && func0.call(data, "description")) {
                                let data12 = data.description, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate66.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema32.properties.description.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 1e5 && func66(data12) > 1e5)
                                  return validate66.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.requirements !== void 0 && func0.call(data, "requirements")) {
                                  let data13 = data.requirements, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate66.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema32.properties.requirements.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && data13.length > 1e5 && func66(data13) > 1e5)
                                    return validate66.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.benefits !== void 0 && func0.call(data, "benefits")) {
                                    let data14 = data.benefits, _errs27 = errors;
                                    if (typeof data14 != "string" && data14 !== null)
                                      return validate66.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema32.properties.benefits.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs27 && typeof data14 == "string" && data14.length > 1e5 && func66(data14) > 1e5)
                                      return validate66.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                    var valid0 = _errs27 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.employment_type !== void 0 && func0.call(data, "employment_type")) {
                                      let data15 = data.employment_type, _errs29 = errors;
                                      if (typeof data15 != "string" && data15 !== null)
                                        return validate66.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema32.properties.employment_type.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs29 && typeof data15 == "string" && data15.length > 255 && func66(data15) > 255)
                                        return validate66.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      var valid0 = _errs29 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.industry !== void 0 && func0.call(data, "industry")) {
                                        let data16 = data.industry, _errs31 = errors;
                                        if (typeof data16 != "string" && data16 !== null)
                                          return validate66.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema32.properties.industry.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs31 && typeof data16 == "string" && data16.length > 255 && func66(data16) > 255)
                                          return validate66.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                        var valid0 = _errs31 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.function !== void 0 && func0.call(data, "function")) {
                                          let data17 = data.function, _errs33 = errors;
                                          if (typeof data17 != "string" && data17 !== null)
                                            return validate66.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema32.properties.function.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs33 && typeof data17 == "string" && data17.length > 255 && func66(data17) > 255)
                                            return validate66.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                          var valid0 = _errs33 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.experience !== void 0 && func0.call(data, "experience")) {
                                            let data18 = data.experience, _errs35 = errors;
                                            if (typeof data18 != "string" && data18 !== null)
                                              return validate66.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema32.properties.experience.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs35 && typeof data18 == "string" && data18.length > 255 && func66(data18) > 255)
                                              return validate66.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                            var valid0 = _errs35 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.education !== void 0 && func0.call(data, "education")) {
                                              let data19 = data.education, _errs37 = errors;
                                              if (typeof data19 != "string" && data19 !== null)
                                                return validate66.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema32.properties.education.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs37 && typeof data19 == "string" && data19.length > 255 && func66(data19) > 255)
                                                return validate66.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                              var valid0 = _errs37 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.state !== void 0 && func0.call(data, "state")) {
                                                let data20 = data.state, _errs39 = errors;
                                                if (typeof data20 != "string")
                                                  return validate66.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                if (!(data20 === "draft" || data20 === "published" || data20 === "closed" || data20 === "archived"))
                                                  return validate66.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema32.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                var valid0 = _errs39 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.sample !== void 0 && func0.call(data, "sample")) {
                                                  let _errs41 = errors;
                                                  if (typeof data.sample != "boolean")
                                                    return validate66.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs41 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.department_id !== void 0 && func0.call(data, "department_id")) {
                                                    let data22 = data.department_id, _errs43 = errors;
                                                    if (typeof data22 != "string" && data22 !== null)
                                                      return validate66.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema32.properties.department_id.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs43 && typeof data22 == "string") {
                                                      if (data22.length > 16 && func66(data22) > 16)
                                                        return validate66.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                      if (!pattern3.test(data22))
                                                        return validate66.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                    }
                                                    var valid0 = _errs43 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                                      let data23 = data.created_at, _errs45 = errors;
                                                      if (errors === _errs45 && errors === _errs45)
                                                        if (typeof data23 == "string") {
                                                          if (data23.length > 27 && func66(data23) > 27)
                                                            return validate66.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                          if (pattern5.test(data23)) {
                                                            if (!formats0.validate(data23))
                                                              return validate66.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                          } else
                                                            return validate66.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                        } else
                                                          return validate66.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs45 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                                        let data24 = data.updated_at, _errs47 = errors;
                                                        if (errors === _errs47 && errors === _errs47)
                                                          if (typeof data24 == "string") {
                                                            if (data24.length > 27 && func66(data24) > 27)
                                                              return validate66.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                            if (pattern5.test(data24)) {
                                                              if (!formats0.validate(data24))
                                                                return validate66.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                            } else
                                                              return validate66.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                          } else
                                                            return validate66.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs47 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.form_fields !== void 0 && func0.call(data, "form_fields")) {
                                                          let data25 = data.form_fields, _errs49 = errors;
                                                          if (errors === _errs49)
                                                            if (Array.isArray(data25)) {
                                                              if (data25.length > 1e3)
                                                                return validate66.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                              {
                                                                var valid3 = !0;
                                                                let len2 = data25.length;
                                                                for (let i2 = 0; i2 < len2; i2++) {
                                                                  let data26 = data25[i2], _errs51 = errors;
                                                                  if (errors === _errs51)
                                                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                      let missing1;
                                                                      if ((data26.key === void 0 || !func0.call(data26, "key")) && (missing1 = "key"))
                                                                        return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                                      {
                                                                        let _errs53 = errors;
                                                                        for (let key1 of Object.keys(data26))
                                                                          if (!func0.call(schema32.properties.form_fields.items.properties, key1)) {
                                                                            return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                                            break;
                                                                          }
                                                                        if (_errs53 === errors) {
                                                                          if (data26.key !== void 0 && func0.call(data26, "key")) {
                                                                            let data27 = data26.key, _errs54 = errors;
                                                                            if (errors === _errs54)
                                                                              if (typeof data27 == "string") {
                                                                                if (data27.length > 32 && func66(data27) > 32)
                                                                                  return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                              } else
                                                                                return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid4 = _errs54 === errors;
                                                                          } else
                                                                            var valid4 = !0;
                                                                          if (valid4)
                                                                            if (data26.required !== void 0 && func0.call(data26, "required")) {
                                                                              let _errs56 = errors;
                                                                              if (typeof data26.required != "boolean")
                                                                                return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/required", schemaPath: "#/properties/form_fields/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                              var valid4 = _errs56 === errors;
                                                                            } else
                                                                              var valid4 = !0;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate66.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                  var valid3 = _errs51 === errors;
                                                                  if (!valid3)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate66.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                          var valid0 = _errs49 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.questions !== void 0 && func0.call(data, "questions")) {
                                                            let data29 = data.questions, _errs58 = errors;
                                                            if (errors === _errs58)
                                                              if (Array.isArray(data29)) {
                                                                if (data29.length > 1e3)
                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                {
                                                                  var valid5 = !0;
                                                                  let len3 = data29.length;
                                                                  for (let i3 = 0; i3 < len3; i3++) {
                                                                    let data30 = data29[i3], _errs60 = errors;
                                                                    if (errors === _errs60)
                                                                      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                        let missing2;
                                                                        if ((data30.id === void 0 || !func0.call(data30, "id")) && (missing2 = "id") || (data30.body === void 0 || !func0.call(data30, "body")) && (missing2 = "body") || (data30.type === void 0 || !func0.call(data30, "type")) && (missing2 = "type"))
                                                                          return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                                        {
                                                                          let _errs62 = errors;
                                                                          for (let key2 of Object.keys(data30))
                                                                            if (!(key2 === "id" || key2 === "body" || key2 === "type" || key2 === "required" || key2 === "supported_file_types" || key2 === "max_file_size" || key2 === "single_answer" || key2 === "choices")) {
                                                                              return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs62 === errors) {
                                                                            if (data30.id !== void 0 && func0.call(data30, "id")) {
                                                                              let data31 = data30.id, _errs63 = errors;
                                                                              if (errors === _errs63)
                                                                                if (typeof data31 == "string") {
                                                                                  if (data31.length > 16 && func66(data31) > 16)
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                  if (!pattern3.test(data31))
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                } else
                                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid6 = _errs63 === errors;
                                                                            } else
                                                                              var valid6 = !0;
                                                                            if (valid6) {
                                                                              if (data30.body !== void 0 && func0.call(data30, "body")) {
                                                                                let data32 = data30.body, _errs65 = errors;
                                                                                if (errors === _errs65)
                                                                                  if (typeof data32 == "string") {
                                                                                    if (data32.length > 1e4 && func66(data32) > 1e4)
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                                                                                  } else
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid6 = _errs65 === errors;
                                                                              } else
                                                                                var valid6 = !0;
                                                                              if (valid6) {
                                                                                if (data30.type !== void 0 && func0.call(data30, "type")) {
                                                                                  let _errs67 = errors;
                                                                                  validate73(data30.type, { instancePath: instancePath + "/questions/" + i3 + "/type", parentData: data30, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                                                                                  var valid6 = _errs67 === errors;
                                                                                } else
                                                                                  var valid6 = !0;
                                                                                if (valid6) {
                                                                                  if (data30.required !== void 0 && func0.call(data30, "required")) {
                                                                                    let _errs68 = errors;
                                                                                    if (typeof data30.required != "boolean")
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/required", schemaPath: "#/properties/questions/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                    var valid6 = _errs68 === errors;
                                                                                  } else
                                                                                    var valid6 = !0;
                                                                                  if (valid6) {
                                                                                    if (data30.supported_file_types !== void 0 && func0.call(data30, "supported_file_types")) {
                                                                                      let data35 = data30.supported_file_types, _errs70 = errors;
                                                                                      if (errors === _errs70)
                                                                                        if (Array.isArray(data35)) {
                                                                                          if (data35.length > 100)
                                                                                            return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                                                          {
                                                                                            var valid7 = !0;
                                                                                            let len4 = data35.length;
                                                                                            for (let i4 = 0; i4 < len4; i4++) {
                                                                                              let data36 = data35[i4], _errs72 = errors;
                                                                                              if (errors === _errs72)
                                                                                                if (typeof data36 == "string") {
                                                                                                  if (data36.length > 32 && func66(data36) > 32)
                                                                                                    return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i4, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                                                } else
                                                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i4, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid7 = _errs72 === errors;
                                                                                              if (!valid7)
                                                                                                break;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                      var valid6 = _errs70 === errors;
                                                                                    } else
                                                                                      var valid6 = !0;
                                                                                    if (valid6) {
                                                                                      if (data30.max_file_size !== void 0 && func0.call(data30, "max_file_size")) {
                                                                                        let data37 = data30.max_file_size, _errs74 = errors;
                                                                                        if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37)))
                                                                                          return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                        if (errors === _errs74 && typeof data37 == "number" && isFinite(data37)) {
                                                                                          if (data37 > 2147483647 || isNaN(data37))
                                                                                            return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                                                          if (data37 < 1 || isNaN(data37))
                                                                                            return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                                                          if (!formats20.validate(data37))
                                                                                            return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                                                                        }
                                                                                        var valid6 = _errs74 === errors;
                                                                                      } else
                                                                                        var valid6 = !0;
                                                                                      if (valid6)
                                                                                        if (data30.choices !== void 0 && func0.call(data30, "choices")) {
                                                                                          let data38 = data30.choices, _errs76 = errors;
                                                                                          if (errors === _errs76)
                                                                                            if (Array.isArray(data38)) {
                                                                                              if (data38.length > 1e3)
                                                                                                return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                              {
                                                                                                var valid8 = !0;
                                                                                                let len5 = data38.length;
                                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                                  let data39 = data38[i5], _errs78 = errors;
                                                                                                  if (errors === _errs78)
                                                                                                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                                                                      let missing3;
                                                                                                      if ((data39.id === void 0 || !func0.call(data39, "id")) && (missing3 = "id") || (data39.body === void 0 || !func0.call(data39, "body")) && (missing3 = "body"))
                                                                                                        return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
                                                                                                      {
                                                                                                        let _errs80 = errors;
                                                                                                        for (let key3 of Object.keys(data39))
                                                                                                          if (!(key3 === "id" || key3 === "body")) {
                                                                                                            return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs80 === errors) {
                                                                                                          if (data39.id !== void 0 && func0.call(data39, "id")) {
                                                                                                            let data40 = data39.id, _errs81 = errors;
                                                                                                            if (errors === _errs81)
                                                                                                              if (typeof data40 == "string") {
                                                                                                                if (data40.length > 16 && func66(data40) > 16)
                                                                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                if (!pattern3.test(data40))
                                                                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                              } else
                                                                                                                return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                            var valid9 = _errs81 === errors;
                                                                                                          } else
                                                                                                            var valid9 = !0;
                                                                                                          if (valid9)
                                                                                                            if (data39.body !== void 0 && func0.call(data39, "body")) {
                                                                                                              let data41 = data39.body, _errs83 = errors;
                                                                                                              if (errors === _errs83)
                                                                                                                if (typeof data41 == "string") {
                                                                                                                  if (data41.length > 1e3 && func66(data41) > 1e3)
                                                                                                                    return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                                                                } else
                                                                                                                  return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid9 = _errs83 === errors;
                                                                                                            } else
                                                                                                              var valid9 = !0;
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                                  var valid8 = _errs78 === errors;
                                                                                                  if (!valid8)
                                                                                                    break;
                                                                                                }
                                                                                              }
                                                                                            } else
                                                                                              return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                          var valid6 = _errs76 === errors;
                                                                                        } else
                                                                                          var valid6 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate66.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                    var valid5 = _errs60 === errors;
                                                                    if (!valid5)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate66.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var valid0 = _errs58 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.members !== void 0 && func0.call(data, "members")) {
                                                              let data42 = data.members, _errs85 = errors;
                                                              if (errors === _errs85)
                                                                if (Array.isArray(data42)) {
                                                                  if (data42.length > 1e3)
                                                                    return validate66.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                  {
                                                                    var valid10 = !0;
                                                                    let len6 = data42.length;
                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                      let data43 = data42[i6], _errs87 = errors;
                                                                      if (errors === _errs87)
                                                                        if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                                          let missing4;
                                                                          if ((data43.id === void 0 || !func0.call(data43, "id")) && (missing4 = "id") || (data43.collaboration_role === void 0 || !func0.call(data43, "collaboration_role")) && (missing4 = "collaboration_role"))
                                                                            return validate66.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                                                                          {
                                                                            let _errs89 = errors;
                                                                            for (let key4 of Object.keys(data43))
                                                                              if (!(key4 === "id" || key4 === "collaboration_role" || key4 === "name" || key4 === "headline" || key4 === "email" || key4 === "role" || key4 === "type")) {
                                                                                return validate66.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }], !1;
                                                                                break;
                                                                              }
                                                                            if (_errs89 === errors) {
                                                                              if (data43.id !== void 0 && func0.call(data43, "id")) {
                                                                                let data44 = data43.id, _errs90 = errors;
                                                                                if (errors === _errs90)
                                                                                  if (typeof data44 == "string") {
                                                                                    if (data44.length > 16 && func66(data44) > 16)
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                    if (!pattern3.test(data44))
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                  } else
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid11 = _errs90 === errors;
                                                                              } else
                                                                                var valid11 = !0;
                                                                              if (valid11)
                                                                                if (data43.collaboration_role !== void 0 && func0.call(data43, "collaboration_role")) {
                                                                                  let _errs92 = errors;
                                                                                  validate75(data43.collaboration_role, { instancePath: instancePath + "/members/" + i6 + "/collaboration_role", parentData: data43, parentDataProperty: "collaboration_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                                                                                  var valid11 = _errs92 === errors;
                                                                                } else
                                                                                  var valid11 = !0;
                                                                            }
                                                                          }
                                                                        } else
                                                                          return validate66.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                      var valid10 = _errs87 === errors;
                                                                      if (!valid10)
                                                                        break;
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate66.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                              var valid0 = _errs85 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.recruiters !== void 0 && func0.call(data, "recruiters")) {
                                                                let data46 = data.recruiters, _errs93 = errors;
                                                                if (errors === _errs93)
                                                                  if (Array.isArray(data46)) {
                                                                    if (data46.length > 1e3)
                                                                      return validate66.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                    {
                                                                      var valid12 = !0;
                                                                      let len7 = data46.length;
                                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                                        let data47 = data46[i7], _errs95 = errors;
                                                                        if (errors === _errs95)
                                                                          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                            let missing5;
                                                                            if ((data47.id === void 0 || !func0.call(data47, "id")) && (missing5 = "id"))
                                                                              return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                                                                            {
                                                                              let _errs97 = errors;
                                                                              for (let key5 of Object.keys(data47))
                                                                                if (!(key5 === "id" || key5 === "name" || key5 === "email")) {
                                                                                  return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs97 === errors && data47.id !== void 0 && func0.call(data47, "id")) {
                                                                                let data48 = data47.id;
                                                                                if (errors === errors)
                                                                                  if (typeof data48 == "string") {
                                                                                    if (data48.length > 16 && func66(data48) > 16)
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                    if (!pattern3.test(data48))
                                                                                      return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                  } else
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate66.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                        var valid12 = _errs95 === errors;
                                                                        if (!valid12)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate66.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                var valid0 = _errs93 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.custom_attributes !== void 0 && func0.call(data, "custom_attributes")) {
                                                                  let data49 = data.custom_attributes, _errs100 = errors;
                                                                  if (errors === _errs100)
                                                                    if (Array.isArray(data49)) {
                                                                      if (data49.length > 1e3)
                                                                        return validate66.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                      {
                                                                        var valid14 = !0;
                                                                        let len8 = data49.length;
                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                          let data50 = data49[i8], _errs102 = errors;
                                                                          if (errors === _errs102)
                                                                            if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                                                                              let missing6;
                                                                              if ((data50.id === void 0 || !func0.call(data50, "id")) && (missing6 = "id"))
                                                                                return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                                                                              {
                                                                                let _errs104 = errors;
                                                                                for (let key6 of Object.keys(data50))
                                                                                  if (!(key6 === "id" || key6 === "required")) {
                                                                                    return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }], !1;
                                                                                    break;
                                                                                  }
                                                                                if (_errs104 === errors) {
                                                                                  if (data50.id !== void 0 && func0.call(data50, "id")) {
                                                                                    let data51 = data50.id, _errs105 = errors;
                                                                                    if (errors === _errs105)
                                                                                      if (typeof data51 == "string") {
                                                                                        if (data51.length > 16 && func66(data51) > 16)
                                                                                          return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                        if (!pattern3.test(data51))
                                                                                          return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                      } else
                                                                                        return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                    var valid15 = _errs105 === errors;
                                                                                  } else
                                                                                    var valid15 = !0;
                                                                                  if (valid15)
                                                                                    if (data50.required !== void 0 && func0.call(data50, "required")) {
                                                                                      let _errs107 = errors;
                                                                                      if (typeof data50.required != "boolean")
                                                                                        return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/required", schemaPath: "#/properties/custom_attributes/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                      var valid15 = _errs107 === errors;
                                                                                    } else
                                                                                      var valid15 = !0;
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate66.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                          var valid14 = _errs102 === errors;
                                                                          if (!valid14)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate66.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                  var valid0 = _errs100 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var member_body = validate77, schema38 = { type: "object", required: ["record", "id", "name", "email", "role"], properties: { record: { type: "string", enum: ["member"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, email: { type: "string", maxLength: 254, pattern: "^[^\\s@]+@[^\\s@]+$" }, role: { $ref: "MemberRole" }, headline: { type: ["string", "null"], maxLength: 255 }, hris_role: { $ref: "HrisRole" }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, active: { type: "boolean" }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 }, type: {}, permissions: { type: "array", maxItems: 1e3, items: { type: "string", enum: ["view_time_off_requests"] } }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "member_body" }, pattern85 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u"), schema39 = { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"], $id: "MemberRole" };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "simple" || data === "reviewer" || data === "no_access" || data === "recruiter" ? (validate78.errors = vErrors, errors === 0) : (validate78.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate78.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"], $id: "HrisRole" };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "hris_admin" || data === "hris_employee" || data === "hris_limited" || data === "hris_no_access" ? (validate80.errors = vErrors, errors === 0) : (validate80.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate80.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "id")) {
          return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func0.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate84.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data1 = data.id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 16 && func66(data1) > 16)
                  return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern3.test(data1))
                  return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate84.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
          return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func0.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate86.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0 && func0.call(data, "country_code")) {
            let data1 = data.country_code, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 2 && func66(data1) > 2)
                  return validate86.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              } else
                return validate86.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.city !== void 0 && func0.call(data, "city")) {
              let data2 = data.city, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (data2.length > 255 && func66(data2) > 255)
                    return validate86.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate86.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.state_code !== void 0 && func0.call(data, "state_code")) {
                let data3 = data.state_code, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 16 && func66(data3) > 16)
                      return validate86.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  } else
                    return validate86.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.role === void 0 || !func0.call(data, "role")) && (missing0 = "role") || (data.departments === void 0 || !func0.call(data, "departments")) && (missing0 = "departments") || (data.locations === void 0 || !func0.call(data, "locations")) && (missing0 = "locations"))
        return validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
            return validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.role !== void 0 && func0.call(data, "role")) {
            let _errs2 = errors;
            validate75(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.departments !== void 0 && func0.call(data, "departments")) {
              let data1 = data.departments, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  if (data1.length > 1e3)
                    return validate82.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs5 = errors;
                      validate84(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
                      var valid1 = _errs5 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate82.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.locations !== void 0 && func0.call(data, "locations")) {
                let data3 = data.locations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 1e3)
                      return validate82.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs8 = errors;
                        validate86(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate82.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.role === void 0 || !func0.call(data, "role")) && (missing0 = "role"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema38.properties, key0)) {
            return validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate77.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "member")
              return validate77.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema38.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate77.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate77.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate77.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate77.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate77.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func66(data3) > 254)
                        return validate77.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                      if (!pattern85.test(data3))
                        return validate77.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                    } else
                      return validate77.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0 && func0.call(data, "role")) {
                    let _errs10 = errors;
                    validate78(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.headline !== void 0 && func0.call(data, "headline")) {
                      let data5 = data.headline, _errs11 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate77.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema38.properties.headline.type }, message: "must be string,null" }], !1;
                      if (errors === _errs11 && typeof data5 == "string" && data5.length > 255 && func66(data5) > 255)
                        return validate77.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hris_role !== void 0 && func0.call(data, "hris_role")) {
                        let _errs13 = errors;
                        validate80(data.hris_role, { instancePath: instancePath + "/hris_role", parentData: data, parentDataProperty: "hris_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.roles !== void 0 && func0.call(data, "roles")) {
                          let data7 = data.roles, _errs14 = errors;
                          if (errors === _errs14)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate77.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (data8.length > 255 && func66(data8) > 255)
                                        return validate77.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate77.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs16 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate77.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.active !== void 0 && func0.call(data, "active")) {
                            let _errs18 = errors;
                            if (typeof data.active != "boolean")
                              return validate77.errors = [{ instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.collaboration_rules !== void 0 && func0.call(data, "collaboration_rules")) {
                              let data10 = data.collaboration_rules, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e3)
                                    return validate77.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs22 = errors;
                                      validate82(data10[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate77.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.hris_member_scope !== void 0 && func0.call(data, "hris_member_scope")) {
                                let data12 = data.hris_member_scope, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate77.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema38.properties.hris_member_scope.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 255 && func66(data12) > 255)
                                  return validate77.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.permissions !== void 0 && func0.call(data, "permissions")) {
                                  let data13 = data.permissions, _errs25 = errors;
                                  if (errors === _errs25)
                                    if (Array.isArray(data13)) {
                                      if (data13.length > 1e3)
                                        return validate77.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid3 = !0;
                                        let len2 = data13.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          let data14 = data13[i2], _errs27 = errors;
                                          if (typeof data14 != "string")
                                            return validate77.errors = [{ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          if (data14 !== "view_time_off_requests")
                                            return validate77.errors = [{ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/enum", keyword: "enum", params: { allowedValues: schema38.properties.permissions.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                          var valid3 = _errs27 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate77.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                    let data15 = data.created_at, _errs29 = errors;
                                    if (errors === _errs29 && errors === _errs29)
                                      if (typeof data15 == "string") {
                                        if (data15.length > 27 && func66(data15) > 27)
                                          return validate77.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data15)) {
                                          if (!formats0.validate(data15))
                                            return validate77.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate77.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate77.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs29 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                      let data16 = data.updated_at, _errs31 = errors;
                                      if (errors === _errs31 && errors === _errs31)
                                        if (typeof data16 == "string") {
                                          if (data16.length > 27 && func66(data16) > 27)
                                            return validate77.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                          if (pattern5.test(data16)) {
                                            if (!formats0.validate(data16))
                                              return validate77.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                          } else
                                            return validate77.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                        } else
                                          return validate77.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs31 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var recruiter_body = validate89, schema44 = { type: "object", required: ["record", "id", "name", "email"], properties: { record: { type: "string", enum: ["recruiter"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, email: { type: "string", maxLength: 254 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "recruiter_body" };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email"))
        return validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "email" || key0 === "created_at")) {
            return validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate89.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "recruiter")
              return validate89.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema44.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate89.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate89.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate89.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate89.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate89.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func66(data3) > 254)
                        return validate89.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate89.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                    let data4 = data.created_at, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 27 && func66(data4) > 27)
                          return validate89.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                        if (pattern5.test(data4)) {
                          if (!formats0.validate(data4))
                            return validate89.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate89.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                      } else
                        return validate89.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var stage_body = validate90, schema45 = { type: "object", required: ["record", "id", "identifier", "slug", "name", "kind", "position"], properties: { record: { type: "string", enum: ["stage"] }, id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, slug: { type: "string", maxLength: 255 }, name: { type: "string", maxLength: 255 }, kind: { type: "string", enum: ["sourced", "applied", "shortlisted", "phone-screen", "assessment", "interview", "offer", "hired"] }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "stage_body" };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.identifier === void 0 || !func0.call(data, "identifier")) && (missing0 = "identifier") || (data.slug === void 0 || !func0.call(data, "slug")) && (missing0 = "slug") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.position === void 0 || !func0.call(data, "position")) && (missing0 = "position"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "identifier" || key0 === "slug" || key0 === "name" || key0 === "kind" || key0 === "position")) {
            return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate90.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "stage")
              return validate90.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema45.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 4503599627370495 || isNaN(data1))
                  return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate90.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.identifier !== void 0 && func0.call(data, "identifier")) {
                let data2 = data.identifier, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 16 && func66(data2) > 16)
                      return validate90.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate90.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate90.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.slug !== void 0 && func0.call(data, "slug")) {
                  let data3 = data.slug, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate90.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate90.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data4 = data.name, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 255 && func66(data4) > 255)
                          return validate90.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate90.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data5 = data.kind, _errs12 = errors;
                      if (typeof data5 != "string")
                        return validate90.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      if (!(data5 === "sourced" || data5 === "applied" || data5 === "shortlisted" || data5 === "phone-screen" || data5 === "assessment" || data5 === "interview" || data5 === "offer" || data5 === "hired"))
                        return validate90.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema45.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.position !== void 0 && func0.call(data, "position")) {
                        let data6 = data.position, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate90.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 2147483647 || isNaN(data6))
                            return validate90.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate90.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats20.validate(data6))
                            return validate90.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_allowances_body = validate91, schema46 = { type: "object", required: ["record", "employee_id", "allowances"], properties: { record: { type: "string", enum: ["time_off_allowances"] }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, allowances: { type: "array", maxItems: 1e3, items: { type: "object", required: ["category_id", "year"], properties: { category_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, year: { type: "integer", minimum: 1, maximum: 9999 }, entitlement: { type: ["string", "null"], maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, carry_over: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" } }, additionalProperties: !1 }, minItems: 1 } }, additionalProperties: !1, $id: "time_off_allowances_body" }, pattern94 = new RegExp("^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.employee_id === void 0 || !func0.call(data, "employee_id")) && (missing0 = "employee_id") || (data.allowances === void 0 || !func0.call(data, "allowances")) && (missing0 = "allowances"))
        return validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "employee_id" || key0 === "allowances")) {
            return validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate91.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_allowances")
              return validate91.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema46.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
              let data1 = data.employee_id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate91.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate91.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate91.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.allowances !== void 0 && func0.call(data, "allowances")) {
                let data2 = data.allowances, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e3)
                      return validate91.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    if (data2.length < 1)
                      return validate91.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (errors === _errs8)
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing1;
                            if ((data3.category_id === void 0 || !func0.call(data3, "category_id")) && (missing1 = "category_id") || (data3.year === void 0 || !func0.call(data3, "year")) && (missing1 = "year"))
                              return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                            {
                              let _errs10 = errors;
                              for (let key1 of Object.keys(data3))
                                if (!(key1 === "category_id" || key1 === "year" || key1 === "entitlement" || key1 === "carry_over")) {
                                  return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                  break;
                                }
                              if (_errs10 === errors) {
                                if (data3.category_id !== void 0 && func0.call(data3, "category_id")) {
                                  let data4 = data3.category_id, _errs11 = errors;
                                  if (errors === _errs11)
                                    if (typeof data4 == "string") {
                                      if (data4.length > 16 && func66(data4) > 16)
                                        return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                      if (!pattern3.test(data4))
                                        return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                    } else
                                      return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid2 = _errs11 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.year !== void 0 && func0.call(data3, "year")) {
                                    let data5 = data3.year, _errs13 = errors;
                                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                                      return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs13 && typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 > 9999 || isNaN(data5))
                                        return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" }], !1;
                                      if (data5 < 1 || isNaN(data5))
                                        return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                    }
                                    var valid2 = _errs13 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data3.entitlement !== void 0 && func0.call(data3, "entitlement")) {
                                      let data6 = data3.entitlement, _errs15 = errors;
                                      if (typeof data6 != "string" && data6 !== null)
                                        return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/type", keyword: "type", params: { type: schema46.properties.allowances.items.properties.entitlement.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs15 && typeof data6 == "string") {
                                        if (data6.length > 10 && func66(data6) > 10)
                                          return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (!pattern94.test(data6))
                                          return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                      }
                                      var valid2 = _errs15 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data3.carry_over !== void 0 && func0.call(data3, "carry_over")) {
                                        let data7 = data3.carry_over, _errs17 = errors;
                                        if (errors === _errs17)
                                          if (typeof data7 == "string") {
                                            if (data7.length > 10 && func66(data7) > 10)
                                              return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                            if (!pattern94.test(data7))
                                              return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                          } else
                                            return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid2 = _errs17 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            }
                          } else
                            return validate91.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate91.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_category_body = validate92, schema47 = { type: "object", required: ["record", "id", "name", "type"], properties: { record: { type: "string", enum: ["time_off_category"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, type: { $ref: "TimeOffType" }, description: { type: ["string", "null"], maxLength: 1e4 }, tracking_unit: { $ref: "TrackingUnit" }, unlimited: { type: "boolean" }, yearly_entitlement: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, approval: { type: "string", enum: ["none", "managers", "members"] }, approval_levels: { type: "integer", minimum: 1, maximum: 100 }, position: { type: "integer", minimum: 0, maximum: 1e6 }, approvers: { type: "array", maxItems: 100, items: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 } } }, additionalProperties: !1, $id: "time_off_category_body" }, schema48 = { type: "string", enum: ["paid", "unpaid"], $id: "TimeOffType" };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "paid" || data === "unpaid" ? (validate93.errors = vErrors, errors === 0) : (validate93.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate93.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema49 = { type: "string", enum: ["full_days", "half_days", "hours"], $id: "TrackingUnit" };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "full_days" || data === "half_days" || data === "hours" ? (validate95.errors = vErrors, errors === 0) : (validate95.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate95.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type"))
        return validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema47.properties, key0)) {
            return validate92.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate92.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_category")
              return validate92.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema47.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate92.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate92.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0 && func0.call(data, "type")) {
                  let _errs8 = errors;
                  validate93(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0 && func0.call(data, "description")) {
                    let data4 = data.description, _errs9 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate92.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema47.properties.description.type }, message: "must be string,null" }], !1;
                    if (errors === _errs9 && typeof data4 == "string" && data4.length > 1e4 && func66(data4) > 1e4)
                      return validate92.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.tracking_unit !== void 0 && func0.call(data, "tracking_unit")) {
                      let _errs11 = errors;
                      validate95(data.tracking_unit, { instancePath: instancePath + "/tracking_unit", parentData: data, parentDataProperty: "tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.unlimited !== void 0 && func0.call(data, "unlimited")) {
                        let _errs12 = errors;
                        if (typeof data.unlimited != "boolean")
                          return validate92.errors = [{ instancePath: instancePath + "/unlimited", schemaPath: "#/properties/unlimited/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.yearly_entitlement !== void 0 && func0.call(data, "yearly_entitlement")) {
                          let data7 = data.yearly_entitlement, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data7 == "string") {
                              if (data7.length > 10 && func66(data7) > 10)
                                return validate92.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                              if (!pattern94.test(data7))
                                return validate92.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                            } else
                              return validate92.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.approval !== void 0 && func0.call(data, "approval")) {
                            let data8 = data.approval, _errs16 = errors;
                            if (typeof data8 != "string")
                              return validate92.errors = [{ instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            if (!(data8 === "none" || data8 === "managers" || data8 === "members"))
                              return validate92.errors = [{ instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema47.properties.approval.enum }, message: "must be equal to one of the allowed values" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.approval_levels !== void 0 && func0.call(data, "approval_levels")) {
                              let data9 = data.approval_levels, _errs18 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return validate92.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 100 || isNaN(data9))
                                  return validate92.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                if (data9 < 1 || isNaN(data9))
                                  return validate92.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                              }
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.position !== void 0 && func0.call(data, "position")) {
                                let data10 = data.position, _errs20 = errors;
                                if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                                  return validate92.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                if (errors === _errs20 && typeof data10 == "number" && isFinite(data10)) {
                                  if (data10 > 1e6 || isNaN(data10))
                                    return validate92.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
                                  if (data10 < 0 || isNaN(data10))
                                    return validate92.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                }
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.approvers !== void 0 && func0.call(data, "approvers")) {
                                  let data11 = data.approvers, _errs22 = errors;
                                  if (errors === _errs22)
                                    if (Array.isArray(data11)) {
                                      if (data11.length > 100)
                                        return validate92.errors = [{ instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                      {
                                        var valid1 = !0;
                                        let len0 = data11.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data12 = data11[i0], _errs24 = errors;
                                          if (errors === _errs24)
                                            if (typeof data12 == "string") {
                                              if (data12.length > 16 && func66(data12) > 16)
                                                return validate92.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern3.test(data12))
                                                return validate92.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            } else
                                              return validate92.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid1 = _errs24 === errors;
                                          if (!valid1)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate92.errors = [{ instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs22 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_request_body = validate97, schema50 = { type: "object", required: ["record", "id", "employee_id", "category_id", "requester_id", "from_date", "to_date", "units"], properties: { record: { type: "string", enum: ["time_off_request"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, category_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, requester_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDayCreate" } }, note: { type: ["string", "null"], maxLength: 140 }, state: { $ref: "TimeOffState" }, units: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, usages: { type: "array", maxItems: 1e3, items: { type: "object", required: ["year", "units"], properties: { year: { type: "integer", minimum: 1, maximum: 9999 }, units: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" } }, additionalProperties: !1 } }, approvals: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "approver_id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, approver_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, state: { type: "string", enum: ["pending", "approved", "rejected"] }, decided_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "time_off_request_body" }, pattern103 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u");
var schema52 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "first" || data === "second" ? (validate99.errors = vErrors, errors === 0) : (validate99.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate99.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.date === void 0 || !func0.call(data, "date")) && (missing0 = "date"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "date" || key0 === "half")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.date !== void 0 && func0.call(data, "date")) {
            let data0 = data.date, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 23 && func66(data0) > 23)
                  return validate98.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                if (!pattern103.test(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
              } else
                return validate98.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.half !== void 0 && func0.call(data, "half")) {
              let _errs4 = errors;
              validate99(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { type: "string", enum: ["pending", "approved", "rejected", "canceled"], $id: "TimeOffState" };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "pending" || data === "approved" || data === "rejected" || data === "canceled" ? (validate102.errors = vErrors, errors === 0) : (validate102.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate102.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.employee_id === void 0 || !func0.call(data, "employee_id")) && (missing0 = "employee_id") || (data.category_id === void 0 || !func0.call(data, "category_id")) && (missing0 = "category_id") || (data.requester_id === void 0 || !func0.call(data, "requester_id")) && (missing0 = "requester_id") || (data.from_date === void 0 || !func0.call(data, "from_date")) && (missing0 = "from_date") || (data.to_date === void 0 || !func0.call(data, "to_date")) && (missing0 = "to_date") || (data.units === void 0 || !func0.call(data, "units")) && (missing0 = "units"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema50.properties, key0)) {
            return validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate97.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_request")
              return validate97.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema50.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate97.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
                let data2 = data.employee_id, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 16 && func66(data2) > 16)
                      return validate97.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate97.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate97.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.category_id !== void 0 && func0.call(data, "category_id")) {
                  let data3 = data.category_id, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 16 && func66(data3) > 16)
                        return validate97.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern3.test(data3))
                        return validate97.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    } else
                      return validate97.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.requester_id !== void 0 && func0.call(data, "requester_id")) {
                    let data4 = data.requester_id, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 16 && func66(data4) > 16)
                          return validate97.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                        if (!pattern3.test(data4))
                          return validate97.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                      } else
                        return validate97.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.from_date !== void 0 && func0.call(data, "from_date")) {
                      let data5 = data.from_date, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (data5.length > 23 && func66(data5) > 23)
                            return validate97.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                          if (!pattern103.test(data5))
                            return validate97.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                        } else
                          return validate97.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.to_date !== void 0 && func0.call(data, "to_date")) {
                        let data6 = data.to_date, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "string") {
                            if (data6.length > 23 && func66(data6) > 23)
                              return validate97.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                            if (!pattern103.test(data6))
                              return validate97.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                          } else
                            return validate97.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.half_days !== void 0 && func0.call(data, "half_days")) {
                          let data7 = data.half_days, _errs16 = errors;
                          if (errors === _errs16)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate97.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs18 = errors;
                                  validate98(data7[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                                  var valid1 = _errs18 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate97.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.note !== void 0 && func0.call(data, "note")) {
                            let data9 = data.note, _errs19 = errors;
                            if (typeof data9 != "string" && data9 !== null)
                              return validate97.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema50.properties.note.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data9 == "string" && data9.length > 140 && func66(data9) > 140)
                              return validate97.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 140 }, message: "must NOT have more than 140 characters" }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.state !== void 0 && func0.call(data, "state")) {
                              let _errs21 = errors;
                              validate102(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.units !== void 0 && func0.call(data, "units")) {
                                let data11 = data.units, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 10 && func66(data11) > 10)
                                      return validate97.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                    if (!pattern94.test(data11))
                                      return validate97.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                  } else
                                    return validate97.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                  let data12 = data.created_at, _errs24 = errors;
                                  if (errors === _errs24 && errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 27 && func66(data12) > 27)
                                        return validate97.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                      if (pattern5.test(data12)) {
                                        if (!formats0.validate(data12))
                                          return validate97.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                      } else
                                        return validate97.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                    } else
                                      return validate97.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                    let data13 = data.updated_at, _errs26 = errors;
                                    if (errors === _errs26 && errors === _errs26)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 27 && func66(data13) > 27)
                                          return validate97.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data13)) {
                                          if (!formats0.validate(data13))
                                            return validate97.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate97.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate97.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.usages !== void 0 && func0.call(data, "usages")) {
                                      let data14 = data.usages, _errs28 = errors;
                                      if (errors === _errs28)
                                        if (Array.isArray(data14)) {
                                          if (data14.length > 1e3)
                                            return validate97.errors = [{ instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                          {
                                            var valid2 = !0;
                                            let len1 = data14.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data15 = data14[i1], _errs30 = errors;
                                              if (errors === _errs30)
                                                if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                                  let missing1;
                                                  if ((data15.year === void 0 || !func0.call(data15, "year")) && (missing1 = "year") || (data15.units === void 0 || !func0.call(data15, "units")) && (missing1 = "units"))
                                                    return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                  {
                                                    let _errs32 = errors;
                                                    for (let key1 of Object.keys(data15))
                                                      if (!(key1 === "year" || key1 === "units")) {
                                                        return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                        break;
                                                      }
                                                    if (_errs32 === errors) {
                                                      if (data15.year !== void 0 && func0.call(data15, "year")) {
                                                        let data16 = data15.year, _errs33 = errors;
                                                        if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                                                          return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                        if (errors === _errs33 && typeof data16 == "number" && isFinite(data16)) {
                                                          if (data16 > 9999 || isNaN(data16))
                                                            return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" }], !1;
                                                          if (data16 < 1 || isNaN(data16))
                                                            return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                        }
                                                        var valid3 = _errs33 === errors;
                                                      } else
                                                        var valid3 = !0;
                                                      if (valid3)
                                                        if (data15.units !== void 0 && func0.call(data15, "units")) {
                                                          let data17 = data15.units, _errs35 = errors;
                                                          if (errors === _errs35)
                                                            if (typeof data17 == "string") {
                                                              if (data17.length > 10 && func66(data17) > 10)
                                                                return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                              if (!pattern94.test(data17))
                                                                return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                                            } else
                                                              return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid3 = _errs35 === errors;
                                                        } else
                                                          var valid3 = !0;
                                                    }
                                                  }
                                                } else
                                                  return validate97.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var valid2 = _errs30 === errors;
                                              if (!valid2)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate97.errors = [{ instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.approvals !== void 0 && func0.call(data, "approvals")) {
                                        let data18 = data.approvals, _errs37 = errors;
                                        if (errors === _errs37)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 1e3)
                                              return validate97.errors = [{ instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                            {
                                              var valid4 = !0;
                                              let len2 = data18.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                let data19 = data18[i2], _errs39 = errors;
                                                if (errors === _errs39)
                                                  if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                    let missing2;
                                                    if ((data19.id === void 0 || !func0.call(data19, "id")) && (missing2 = "id") || (data19.approver_id === void 0 || !func0.call(data19, "approver_id")) && (missing2 = "approver_id"))
                                                      return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                    {
                                                      let _errs41 = errors;
                                                      for (let key2 of Object.keys(data19))
                                                        if (!(key2 === "id" || key2 === "approver_id" || key2 === "state" || key2 === "decided_at")) {
                                                          return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs41 === errors) {
                                                        if (data19.id !== void 0 && func0.call(data19, "id")) {
                                                          let data20 = data19.id, _errs42 = errors;
                                                          if (errors === _errs42)
                                                            if (typeof data20 == "string") {
                                                              if (data20.length > 16 && func66(data20) > 16)
                                                                return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                              if (!pattern3.test(data20))
                                                                return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                            } else
                                                              return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid5 = _errs42 === errors;
                                                        } else
                                                          var valid5 = !0;
                                                        if (valid5) {
                                                          if (data19.approver_id !== void 0 && func0.call(data19, "approver_id")) {
                                                            let data21 = data19.approver_id, _errs44 = errors;
                                                            if (errors === _errs44)
                                                              if (typeof data21 == "string") {
                                                                if (data21.length > 16 && func66(data21) > 16)
                                                                  return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                if (!pattern3.test(data21))
                                                                  return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                              } else
                                                                return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid5 = _errs44 === errors;
                                                          } else
                                                            var valid5 = !0;
                                                          if (valid5) {
                                                            if (data19.state !== void 0 && func0.call(data19, "state")) {
                                                              let data22 = data19.state, _errs46 = errors;
                                                              if (typeof data22 != "string")
                                                                return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              if (!(data22 === "pending" || data22 === "approved" || data22 === "rejected"))
                                                                return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema50.properties.approvals.items.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                              var valid5 = _errs46 === errors;
                                                            } else
                                                              var valid5 = !0;
                                                            if (valid5)
                                                              if (data19.decided_at !== void 0 && func0.call(data19, "decided_at")) {
                                                                let data23 = data19.decided_at, _errs48 = errors;
                                                                if (typeof data23 != "string" && data23 !== null)
                                                                  return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/type", keyword: "type", params: { type: schema50.properties.approvals.items.properties.decided_at.type }, message: "must be string,null" }], !1;
                                                                if (errors === _errs48 && errors === _errs48 && typeof data23 == "string") {
                                                                  if (data23.length > 27 && func66(data23) > 27)
                                                                    return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                  if (pattern5.test(data23)) {
                                                                    if (!formats0.validate(data23))
                                                                      return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                  } else
                                                                    return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                }
                                                                var valid5 = _errs48 === errors;
                                                              } else
                                                                var valid5 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate97.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid4 = _errs39 === errors;
                                                if (!valid4)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate97.errors = [{ instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var work_schedule_body = validate104, schema54 = { type: "object", required: ["record", "id", "name", "hours"], properties: { record: { type: "string", enum: ["work_schedule"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, hours: { type: "array", minItems: 7, maxItems: 7, items: { type: "number", minimum: 0, maximum: 24 } }, standard: { type: "boolean" } }, additionalProperties: !1, $id: "work_schedule_body" };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.hours === void 0 || !func0.call(data, "hours")) && (missing0 = "hours"))
        return validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "hours" || key0 === "standard")) {
            return validate104.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate104.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "work_schedule")
              return validate104.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema54.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate104.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    if (func66(data2) < 1)
                      return validate104.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate104.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hours !== void 0 && func0.call(data, "hours")) {
                  let data3 = data.hours, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 7)
                        return validate104.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                      if (data3.length < 7)
                        return validate104.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/minItems", keyword: "minItems", params: { limit: 7 }, message: "must NOT have fewer than 7 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data4 == "number" && isFinite(data4)) {
                              if (data4 > 24 || isNaN(data4))
                                return validate104.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 24 }, message: "must be <= 24" }], !1;
                              if (data4 < 0 || isNaN(data4))
                                return validate104.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            } else
                              return validate104.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate104.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.standard !== void 0 && func0.call(data, "standard")) {
                    let _errs12 = errors;
                    if (typeof data.standard != "boolean")
                      return validate104.errors = [{ instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  account_body,
  activity_body,
  candidate_body,
  custom_attribute_body,
  department_body,
  disqualification_reason_body,
  employee_body,
  erasure_body,
  event_body,
  file_body,
  header_body,
  holiday_calendar_body,
  job_body,
  member_body,
  recruiter_body,
  stage_body,
  time_off_allowances_body,
  time_off_category_body,
  time_off_request_body,
  work_schedule_body
};
export {
  validators
};

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
var custom_attribute_body = validate53, schema20 = { type: "object", required: ["record", "id", "type", "label"], properties: { record: { type: "string", enum: ["custom_attribute"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, type: { $ref: "AttributeType" }, label: { type: "string", maxLength: 255 }, enabled: { type: "boolean" }, hint: { type: ["string", "null"], maxLength: 1e3 }, single_answer: {}, provider: { type: "string", enum: ["candidate", "user"] }, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 }, hint: { type: ["string", "null"], maxLength: 1e3 }, translations: {} }, additionalProperties: !1 } }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "custom_attribute_body" }, schema21 = { type: "string", enum: ["short_text", "free_text", "boolean", "numeric", "date", "dropdown", "multiple_choice", "file"], $id: "AttributeType" };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "short_text" || data === "free_text" || data === "boolean" || data === "numeric" || data === "date" || data === "dropdown" || data === "multiple_choice" || data === "file" ? (validate54.errors = vErrors, errors === 0) : (validate54.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats2 = require_formats().fullFormats.int32;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.label === void 0 || !func0.call(data, "label")) && (missing0 = "label"))
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
            if (data0 !== "custom_attribute")
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
              if (data.type !== void 0 && func0.call(data, "type")) {
                let _errs6 = errors;
                validate54(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.label !== void 0 && func0.call(data, "label")) {
                  let data3 = data.label, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate53.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.enabled !== void 0 && func0.call(data, "enabled")) {
                    let _errs9 = errors;
                    if (typeof data.enabled != "boolean")
                      return validate53.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.hint !== void 0 && func0.call(data, "hint")) {
                      let data5 = data.hint, _errs11 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate53.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema20.properties.hint.type }, message: "must be string,null" }], !1;
                      if (errors === _errs11 && typeof data5 == "string" && data5.length > 1e3 && func66(data5) > 1e3)
                        return validate53.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.provider !== void 0 && func0.call(data, "provider")) {
                        let data6 = data.provider, _errs13 = errors;
                        if (typeof data6 != "string")
                          return validate53.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        if (!(data6 === "candidate" || data6 === "user"))
                          return validate53.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema20.properties.provider.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.choices !== void 0 && func0.call(data, "choices")) {
                          let data7 = data.choices, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate53.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs17 = errors;
                                  if (errors === _errs17)
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                      let missing1;
                                      if ((data8.id === void 0 || !func0.call(data8, "id")) && (missing1 = "id") || (data8.body === void 0 || !func0.call(data8, "body")) && (missing1 = "body"))
                                        return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                      {
                                        let _errs19 = errors;
                                        for (let key1 of Object.keys(data8))
                                          if (!(key1 === "id" || key1 === "body" || key1 === "hint" || key1 === "translations")) {
                                            return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                            break;
                                          }
                                        if (_errs19 === errors) {
                                          if (data8.id !== void 0 && func0.call(data8, "id")) {
                                            let data9 = data8.id, _errs20 = errors;
                                            if (errors === _errs20)
                                              if (typeof data9 == "string") {
                                                if (data9.length > 16 && func66(data9) > 16)
                                                  return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                if (!pattern3.test(data9))
                                                  return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                              } else
                                                return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid2 = _errs20 === errors;
                                          } else
                                            var valid2 = !0;
                                          if (valid2) {
                                            if (data8.body !== void 0 && func0.call(data8, "body")) {
                                              let data10 = data8.body, _errs22 = errors;
                                              if (errors === _errs22)
                                                if (typeof data10 == "string") {
                                                  if (data10.length > 1e3 && func66(data10) > 1e3)
                                                    return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                } else
                                                  return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/body", schemaPath: "#/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid2 = _errs22 === errors;
                                            } else
                                              var valid2 = !0;
                                            if (valid2)
                                              if (data8.hint !== void 0 && func0.call(data8, "hint")) {
                                                let data11 = data8.hint, _errs24 = errors;
                                                if (typeof data11 != "string" && data11 !== null)
                                                  return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/type", keyword: "type", params: { type: schema20.properties.choices.items.properties.hint.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs24 && typeof data11 == "string" && data11.length > 1e3 && func66(data11) > 1e3)
                                                  return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/hint", schemaPath: "#/properties/choices/items/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                var valid2 = _errs24 === errors;
                                              } else
                                                var valid2 = !0;
                                          }
                                        }
                                      }
                                    } else
                                      return validate53.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var valid1 = _errs17 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate53.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.supported_file_types !== void 0 && func0.call(data, "supported_file_types")) {
                            let data12 = data.supported_file_types, _errs26 = errors;
                            if (errors === _errs26)
                              if (Array.isArray(data12)) {
                                if (data12.length > 100)
                                  return validate53.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid3 = !0;
                                  let len1 = data12.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let data13 = data12[i1], _errs28 = errors;
                                    if (errors === _errs28)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 32 && func66(data13) > 32)
                                          return validate53.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                      } else
                                        return validate53.errors = [{ instancePath: instancePath + "/supported_file_types/" + i1, schemaPath: "#/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid3 = _errs28 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate53.errors = [{ instancePath: instancePath + "/supported_file_types", schemaPath: "#/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs26 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.max_file_size !== void 0 && func0.call(data, "max_file_size")) {
                              let data14 = data.max_file_size, _errs30 = errors;
                              if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                return validate53.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs30 && typeof data14 == "number" && isFinite(data14)) {
                                if (data14 > 2147483647 || isNaN(data14))
                                  return validate53.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                if (data14 < 1 || isNaN(data14))
                                  return validate53.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                if (!formats2.validate(data14))
                                  return validate53.errors = [{ instancePath: instancePath + "/max_file_size", schemaPath: "#/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
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
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var department_body = validate56, schema22 = { type: "object", required: ["record", "id", "hierarchy_id", "name"], properties: { record: { type: "string", enum: ["department"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, hierarchy_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, name: { type: "string", maxLength: 255 }, parent_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, sample: { type: "boolean" } }, additionalProperties: !1, $id: "department_body" };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.hierarchy_id === void 0 || !func0.call(data, "hierarchy_id")) && (missing0 = "hierarchy_id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "hierarchy_id" || key0 === "name" || key0 === "parent_id" || key0 === "sample")) {
            return validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate56.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "department")
              return validate56.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema22.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate56.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate56.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate56.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.hierarchy_id !== void 0 && func0.call(data, "hierarchy_id")) {
                let data2 = data.hierarchy_id, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate56.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 4503599627370495 || isNaN(data2))
                    return validate56.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                  if (data2 < 1 || isNaN(data2))
                    return validate56.errors = [{ instancePath: instancePath + "/hierarchy_id", schemaPath: "#/properties/hierarchy_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
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
                        return validate56.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate56.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.parent_id !== void 0 && func0.call(data, "parent_id")) {
                    let data4 = data.parent_id, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate56.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/type", keyword: "type", params: { type: schema22.properties.parent_id.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string") {
                      if (data4.length > 16 && func66(data4) > 16)
                        return validate56.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern3.test(data4))
                        return validate56.errors = [{ instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.sample !== void 0 && func0.call(data, "sample")) {
                      let _errs12 = errors;
                      if (typeof data.sample != "boolean")
                        return validate56.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
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
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var disqualification_reason_body = validate57, schema23 = { type: "object", required: ["record", "id", "description", "position"], properties: { record: { type: "string", enum: ["disqualification_reason"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, description: { type: "string", maxLength: 1e3 }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, candidate_withdrew: { type: "boolean" } }, additionalProperties: !1, $id: "disqualification_reason_body" };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.description === void 0 || !func0.call(data, "description")) && (missing0 = "description") || (data.position === void 0 || !func0.call(data, "position")) && (missing0 = "position"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "description" || key0 === "position" || key0 === "candidate_withdrew")) {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate57.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "disqualification_reason")
              return validate57.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema23.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate57.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate57.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0 && func0.call(data, "description")) {
                let data2 = data.description, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 1e3 && func66(data2) > 1e3)
                      return validate57.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  } else
                    return validate57.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.position !== void 0 && func0.call(data, "position")) {
                  let data3 = data.position, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate57.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate57.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate57.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    if (!formats2.validate(data3))
                      return validate57.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.candidate_withdrew !== void 0 && func0.call(data, "candidate_withdrew")) {
                    let _errs10 = errors;
                    if (typeof data.candidate_withdrew != "boolean")
                      return validate57.errors = [{ instancePath: instancePath + "/candidate_withdrew", schemaPath: "#/properties/candidate_withdrew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var employee_body = validate58, schema24 = { type: "object", properties: { record: { type: "string", enum: ["employee"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, firstname: { type: "string", maxLength: 255 }, lastname: { type: "string", maxLength: 255 }, employee_number: { type: "string", maxLength: 64 }, email: { type: ["string", "null"], maxLength: 254 }, phone: { type: ["string", "null"], maxLength: 64 }, job_title: { type: ["string", "null"], maxLength: 255 }, work_email: { type: ["string", "null"], maxLength: 254 }, preferred_name: { type: ["string", "null"], maxLength: 255 }, sample: { type: "boolean" }, status_semantic_type: {}, reporting_line: {}, avatar: {}, avatar_processed: {}, reporting_line_id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, state: { type: "string", enum: ["draft", "published"] }, start_date: { type: ["string", "null"], format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, birthdate: { type: ["string", "null"], format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, member_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, manager_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, work_schedule_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, holiday_calendar_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, fields: { type: "object", additionalProperties: !0 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, required: ["record", "id", "firstname", "lastname", "employee_number", "reporting_line_id"], additionalProperties: !1, $id: "employee_body" }, pattern12 = new RegExp("^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", "u"), formats6 = require_formats().fullFormats.date;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.firstname === void 0 || !func0.call(data, "firstname")) && (missing0 = "firstname") || (data.lastname === void 0 || !func0.call(data, "lastname")) && (missing0 = "lastname") || (data.employee_number === void 0 || !func0.call(data, "employee_number")) && (missing0 = "employee_number") || (data.reporting_line_id === void 0 || !func0.call(data, "reporting_line_id")) && (missing0 = "reporting_line_id"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema24.properties, key0)) {
            return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate58.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "employee")
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
              if (data.firstname !== void 0 && func0.call(data, "firstname")) {
                let data2 = data.firstname, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate58.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate58.errors = [{ instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.lastname !== void 0 && func0.call(data, "lastname")) {
                  let data3 = data.lastname, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate58.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate58.errors = [{ instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.employee_number !== void 0 && func0.call(data, "employee_number")) {
                    let data4 = data.employee_number, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func66(data4) > 64)
                          return validate58.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      } else
                        return validate58.errors = [{ instancePath: instancePath + "/employee_number", schemaPath: "#/properties/employee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.email !== void 0 && func0.call(data, "email")) {
                      let data5 = data.email, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate58.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema24.properties.email.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 254 && func66(data5) > 254)
                        return validate58.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phone !== void 0 && func0.call(data, "phone")) {
                        let data6 = data.phone, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate58.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema24.properties.phone.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 64 && func66(data6) > 64)
                          return validate58.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.job_title !== void 0 && func0.call(data, "job_title")) {
                          let data7 = data.job_title, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate58.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/type", keyword: "type", params: { type: schema24.properties.job_title.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 255 && func66(data7) > 255)
                            return validate58.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.work_email !== void 0 && func0.call(data, "work_email")) {
                            let data8 = data.work_email, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate58.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/type", keyword: "type", params: { type: schema24.properties.work_email.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && typeof data8 == "string" && data8.length > 254 && func66(data8) > 254)
                              return validate58.errors = [{ instancePath: instancePath + "/work_email", schemaPath: "#/properties/work_email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.preferred_name !== void 0 && func0.call(data, "preferred_name")) {
                              let data9 = data.preferred_name, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate58.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/type", keyword: "type", params: { type: schema24.properties.preferred_name.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "string" && data9.length > 255 && func66(data9) > 255)
                                return validate58.errors = [{ instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.sample !== void 0 && func0.call(data, "sample")) {
                                let _errs22 = errors;
                                if (typeof data.sample != "boolean")
                                  return validate58.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.reporting_line_id !== void 0 && func0.call(data, "reporting_line_id")) {
                                  let data11 = data.reporting_line_id, _errs24 = errors;
                                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                    return validate58.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs24 && typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 > 4503599627370495 || isNaN(data11))
                                      return validate58.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                                    if (data11 < 1 || isNaN(data11))
                                      return validate58.errors = [{ instancePath: instancePath + "/reporting_line_id", schemaPath: "#/properties/reporting_line_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.state !== void 0 && func0.call(data, "state")) {
                                    let data12 = data.state, _errs26 = errors;
                                    if (typeof data12 != "string")
                                      return validate58.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(data12 === "draft" || data12 === "published"))
                                      return validate58.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema24.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.start_date !== void 0 && func0.call(data, "start_date")) {
                                      let data13 = data.start_date, _errs28 = errors;
                                      if (typeof data13 != "string" && data13 !== null)
                                        return validate58.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/type", keyword: "type", params: { type: schema24.properties.start_date.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs28 && errors === _errs28 && typeof data13 == "string") {
                                        if (data13.length > 10 && func66(data13) > 10)
                                          return validate58.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (pattern12.test(data13)) {
                                          if (!formats6.validate(data13))
                                            return validate58.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                        } else
                                          return validate58.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/properties/start_date/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.birthdate !== void 0 && func0.call(data, "birthdate")) {
                                        let data14 = data.birthdate, _errs30 = errors;
                                        if (typeof data14 != "string" && data14 !== null)
                                          return validate58.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/type", keyword: "type", params: { type: schema24.properties.birthdate.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs30 && errors === _errs30 && typeof data14 == "string") {
                                          if (data14.length > 10 && func66(data14) > 10)
                                            return validate58.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                          if (pattern12.test(data14)) {
                                            if (!formats6.validate(data14))
                                              return validate58.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                          } else
                                            return validate58.errors = [{ instancePath: instancePath + "/birthdate", schemaPath: "#/properties/birthdate/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.member_id !== void 0 && func0.call(data, "member_id")) {
                                          let data15 = data.member_id, _errs32 = errors;
                                          if (typeof data15 != "string" && data15 !== null)
                                            return validate58.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/type", keyword: "type", params: { type: schema24.properties.member_id.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs32 && typeof data15 == "string") {
                                            if (data15.length > 16 && func66(data15) > 16)
                                              return validate58.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                            if (!pattern3.test(data15))
                                              return validate58.errors = [{ instancePath: instancePath + "/member_id", schemaPath: "#/properties/member_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.manager_id !== void 0 && func0.call(data, "manager_id")) {
                                            let data16 = data.manager_id, _errs34 = errors;
                                            if (typeof data16 != "string" && data16 !== null)
                                              return validate58.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/type", keyword: "type", params: { type: schema24.properties.manager_id.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs34 && typeof data16 == "string") {
                                              if (data16.length > 16 && func66(data16) > 16)
                                                return validate58.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern3.test(data16))
                                                return validate58.errors = [{ instancePath: instancePath + "/manager_id", schemaPath: "#/properties/manager_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            }
                                            var valid0 = _errs34 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.department_id !== void 0 && func0.call(data, "department_id")) {
                                              let data17 = data.department_id, _errs36 = errors;
                                              if (typeof data17 != "string" && data17 !== null)
                                                return validate58.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema24.properties.department_id.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs36 && typeof data17 == "string") {
                                                if (data17.length > 16 && func66(data17) > 16)
                                                  return validate58.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                if (!pattern3.test(data17))
                                                  return validate58.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                              }
                                              var valid0 = _errs36 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.work_schedule_id !== void 0 && func0.call(data, "work_schedule_id")) {
                                                let data18 = data.work_schedule_id, _errs38 = errors;
                                                if (typeof data18 != "string" && data18 !== null)
                                                  return validate58.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/type", keyword: "type", params: { type: schema24.properties.work_schedule_id.type }, message: "must be string,null" }], !1;
                                                if (errors === _errs38 && typeof data18 == "string") {
                                                  if (data18.length > 16 && func66(data18) > 16)
                                                    return validate58.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                  if (!pattern3.test(data18))
                                                    return validate58.errors = [{ instancePath: instancePath + "/work_schedule_id", schemaPath: "#/properties/work_schedule_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                }
                                                var valid0 = _errs38 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.holiday_calendar_id !== void 0 && func0.call(data, "holiday_calendar_id")) {
                                                  let data19 = data.holiday_calendar_id, _errs40 = errors;
                                                  if (typeof data19 != "string" && data19 !== null)
                                                    return validate58.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/type", keyword: "type", params: { type: schema24.properties.holiday_calendar_id.type }, message: "must be string,null" }], !1;
                                                  if (errors === _errs40 && typeof data19 == "string") {
                                                    if (data19.length > 16 && func66(data19) > 16)
                                                      return validate58.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                    if (!pattern3.test(data19))
                                                      return validate58.errors = [{ instancePath: instancePath + "/holiday_calendar_id", schemaPath: "#/properties/holiday_calendar_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                  }
                                                  var valid0 = _errs40 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.fields !== void 0 && func0.call(data, "fields")) {
                                                    let data20 = data.fields, _errs42 = errors;
                                                    if (errors === _errs42 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                                      return validate58.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var valid0 = _errs42 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                                      let data21 = data.created_at, _errs45 = errors;
                                                      if (errors === _errs45 && errors === _errs45)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 27 && func66(data21) > 27)
                                                            return validate58.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                          if (pattern5.test(data21)) {
                                                            if (!formats0.validate(data21))
                                                              return validate58.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                          } else
                                                            return validate58.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                        } else
                                                          return validate58.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs45 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                                        let data22 = data.updated_at, _errs47 = errors;
                                                        if (errors === _errs47 && errors === _errs47)
                                                          if (typeof data22 == "string") {
                                                            if (data22.length > 27 && func66(data22) > 27)
                                                              return validate58.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                            if (pattern5.test(data22)) {
                                                              if (!formats0.validate(data22))
                                                                return validate58.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                            } else
                                                              return validate58.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                          } else
                                                            return validate58.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var header_body = validate59, schema25 = { type: "object", required: ["record", "version", "account"], properties: { record: { type: "string", enum: ["spindle"] }, version: { type: "integer", enum: [1] }, account: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", maxLength: 63 }, records: { type: "integer", minimum: 0, maximum: 9007199254740991 }, exported_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "header_body" };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.account === void 0 || !func0.call(data, "account")) && (missing0 = "account"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "version" || key0 === "account" || key0 === "records" || key0 === "exported_at")) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate59.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "spindle")
              return validate59.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema25.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate59.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (data1 !== 1)
                return validate59.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: schema25.properties.version.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.account !== void 0 && func0.call(data, "account")) {
                let data2 = data.account, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 63 && func66(data2) > 63)
                      return validate59.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }], !1;
                    if (!pattern4.test(data2))
                      return validate59.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"' }], !1;
                  } else
                    return validate59.errors = [{ instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.records !== void 0 && func0.call(data, "records")) {
                  let data3 = data.records, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate59.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3))
                      return validate59.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate59.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
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
                          return validate59.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                        if (pattern5.test(data4)) {
                          if (!formats0.validate(data4))
                            return validate59.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate59.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                      } else
                        return validate59.errors = [{ instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
var holiday_calendar_body = validate60, schema26 = { type: "object", required: ["record", "id", "name"], properties: { record: { type: "string", enum: ["holiday_calendar"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, holidays: { type: "array", maxItems: 1e3, items: { type: "object", required: ["day", "name"], properties: { day: { type: "string", format: "date", maxLength: 10, pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, name: { type: "string", minLength: 1, maxLength: 255 } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "holiday_calendar_body" };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "holidays")) {
            return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate60.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "holiday_calendar")
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
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate60.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    if (func66(data2) < 1)
                      return validate60.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate60.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.holidays !== void 0 && func0.call(data, "holidays")) {
                  let data3 = data.holidays, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 1e3)
                        return validate60.errors = [{ instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if ((data4.day === void 0 || !func0.call(data4, "day")) && (missing1 = "day") || (data4.name === void 0 || !func0.call(data4, "name")) && (missing1 = "name"))
                                return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs12 = errors;
                                for (let key1 of Object.keys(data4))
                                  if (!(key1 === "day" || key1 === "name")) {
                                    return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs12 === errors) {
                                  if (data4.day !== void 0 && func0.call(data4, "day")) {
                                    let data5 = data4.day, _errs13 = errors;
                                    if (errors === _errs13 && errors === _errs13)
                                      if (typeof data5 == "string") {
                                        if (data5.length > 10 && func66(data5) > 10)
                                          return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (pattern12.test(data5)) {
                                          if (!formats6.validate(data5))
                                            return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                                        } else
                                          return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$" }, message: 'must match pattern "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"' }], !1;
                                      } else
                                        return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/day", schemaPath: "#/properties/holidays/items/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid2 = _errs13 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data4.name !== void 0 && func0.call(data4, "name")) {
                                      let data6 = data4.name, _errs15 = errors;
                                      if (errors === _errs15)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 255 && func66(data6) > 255)
                                            return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                          if (func66(data6) < 1)
                                            return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                        } else
                                          return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0 + "/name", schemaPath: "#/properties/holidays/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid2 = _errs15 === errors;
                                    } else
                                      var valid2 = !0;
                                }
                              }
                            } else
                              return validate60.errors = [{ instancePath: instancePath + "/holidays/" + i0, schemaPath: "#/properties/holidays/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate60.errors = [{ instancePath: instancePath + "/holidays", schemaPath: "#/properties/holidays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var job_body = validate61, schema27 = { type: "object", required: ["record", "id", "title", "shortcode"], properties: { record: { type: "string", enum: ["job"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, title: { type: "string", maxLength: 255 }, shortcode: { type: "string", pattern: "^[0-9A-F]{10}$", maxLength: 10 }, code: { type: ["string", "null"], maxLength: 255 }, confidential: { type: "boolean" }, workplace_type: { $ref: "WorkplaceType" }, locations: { type: "array", maxItems: 100, items: { $ref: "JobSite" } }, salary: { $ref: "Salary" }, keywords: { type: ["array", "null"], maxItems: 100, items: { type: "string", maxLength: 255 } }, description: { type: ["string", "null"], maxLength: 1e5 }, requirements: { type: ["string", "null"], maxLength: 1e5 }, benefits: { type: ["string", "null"], maxLength: 1e5 }, employment_type: { type: ["string", "null"], maxLength: 255 }, industry: { type: ["string", "null"], maxLength: 255 }, function: { type: ["string", "null"], maxLength: 255 }, experience: { type: ["string", "null"], maxLength: 255 }, education: { type: ["string", "null"], maxLength: 255 }, full_title: {}, department: {}, department_hierarchy: {}, url: {}, application_url: {}, shortlink: {}, location: {}, full_description: {}, state: { type: "string", enum: ["draft", "published", "closed", "archived"] }, sample: { type: "boolean" }, department_id: { type: ["string", "null"], pattern: "^[0-9a-f]{16}$", maxLength: 16 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, form_fields: { type: "array", maxItems: 1e3, items: { type: "object", required: ["key"], properties: { key: { type: "string", maxLength: 32 }, required: { type: "boolean" }, label: {}, type: {}, max_length: {}, supported_file_types: {}, max_file_size: {}, multiple: {}, fields: {} }, additionalProperties: !1 } }, questions: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body", "type"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e4 }, type: { $ref: "QuestionType" }, required: { type: "boolean" }, supported_file_types: { type: "array", maxItems: 100, items: { type: "string", maxLength: 32 } }, max_file_size: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 }, single_answer: {}, choices: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "body"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, body: { type: "string", maxLength: 1e3 } }, additionalProperties: !1 } } }, additionalProperties: !1 } }, members: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "collaboration_role"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, collaboration_role: { $ref: "CollaborationRole" }, name: {}, headline: {}, email: {}, role: {}, type: {} }, additionalProperties: !1 } }, recruiters: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: {}, email: {} }, additionalProperties: !1 } }, custom_attributes: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, required: { type: "boolean" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "job_body" }, pattern26 = new RegExp("^[0-9A-F]{10}$", "u"), schema28 = { type: "string", enum: ["on_site", "hybrid", "remote"], $id: "WorkplaceType" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "on_site" || data === "hybrid" || data === "remote" ? (validate62.errors = vErrors, errors === 0) : (validate62.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "object", required: ["shortcode", "country_code", "country_name", "state_code", "subregion", "zip_code", "city", "coords", "hidden"], properties: { shortcode: { type: ["string", "null"], maxLength: 32 }, country_code: { type: ["string", "null"], maxLength: 2 }, country_name: { type: ["string", "null"], maxLength: 255 }, state_code: { type: ["string", "null"], maxLength: 16 }, subregion: { type: ["string", "null"], maxLength: 255 }, zip_code: { type: ["string", "null"], maxLength: 32 }, city: { type: ["string", "null"], maxLength: 255 }, coords: { type: ["string", "null"], maxLength: 64 }, hidden: { type: "boolean" } }, additionalProperties: !1, $id: "JobSite" };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode") || (data.country_code === void 0 || !func0.call(data, "country_code")) && (missing0 = "country_code") || (data.country_name === void 0 || !func0.call(data, "country_name")) && (missing0 = "country_name") || (data.state_code === void 0 || !func0.call(data, "state_code")) && (missing0 = "state_code") || (data.subregion === void 0 || !func0.call(data, "subregion")) && (missing0 = "subregion") || (data.zip_code === void 0 || !func0.call(data, "zip_code")) && (missing0 = "zip_code") || (data.city === void 0 || !func0.call(data, "city")) && (missing0 = "city") || (data.coords === void 0 || !func0.call(data, "coords")) && (missing0 = "coords") || (data.hidden === void 0 || !func0.call(data, "hidden")) && (missing0 = "hidden"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema29.properties, key0)) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
            let data0 = data.shortcode, _errs2 = errors;
            if (typeof data0 != "string" && data0 !== null)
              return validate64.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: schema29.properties.shortcode.type }, message: "must be string,null" }], !1;
            if (errors === _errs2 && typeof data0 == "string" && data0.length > 32 && func66(data0) > 32)
              return validate64.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.country_code !== void 0 && func0.call(data, "country_code")) {
              let data1 = data.country_code, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate64.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema29.properties.country_code.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && typeof data1 == "string" && data1.length > 2 && func66(data1) > 2)
                return validate64.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.country_name !== void 0 && func0.call(data, "country_name")) {
                let data2 = data.country_name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate64.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/type", keyword: "type", params: { type: schema29.properties.country_name.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 255 && func66(data2) > 255)
                  return validate64.errors = [{ instancePath: instancePath + "/country_name", schemaPath: "#/properties/country_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state_code !== void 0 && func0.call(data, "state_code")) {
                  let data3 = data.state_code, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate64.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: schema29.properties.state_code.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "string" && data3.length > 16 && func66(data3) > 16)
                    return validate64.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subregion !== void 0 && func0.call(data, "subregion")) {
                    let data4 = data.subregion, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate64.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/type", keyword: "type", params: { type: schema29.properties.subregion.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func66(data4) > 255)
                      return validate64.errors = [{ instancePath: instancePath + "/subregion", schemaPath: "#/properties/subregion/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip_code !== void 0 && func0.call(data, "zip_code")) {
                      let data5 = data.zip_code, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate64.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema29.properties.zip_code.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "string" && data5.length > 32 && func66(data5) > 32)
                        return validate64.errors = [{ instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0 && func0.call(data, "city")) {
                        let data6 = data.city, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate64.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema29.properties.city.type }, message: "must be string,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "string" && data6.length > 255 && func66(data6) > 255)
                          return validate64.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.coords !== void 0 && func0.call(data, "coords")) {
                          let data7 = data.coords, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate64.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/type", keyword: "type", params: { type: schema29.properties.coords.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "string" && data7.length > 64 && func66(data7) > 64)
                            return validate64.errors = [{ instancePath: instancePath + "/coords", schemaPath: "#/properties/coords/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.hidden !== void 0 && func0.call(data, "hidden")) {
                            let _errs18 = errors;
                            if (typeof data.hidden != "boolean")
                              return validate64.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
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
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: "object", required: ["salary_from", "salary_to", "salary_currency"], properties: { salary_from: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_to: { type: ["integer", "null"], format: "int64", minimum: 0, maximum: 999999999999 }, salary_currency: { type: ["string", "null"], maxLength: 3 } }, additionalProperties: !1, $id: "Salary" }, formats18 = require_formats().fullFormats.int64;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.salary_from === void 0 || !func0.call(data, "salary_from")) && (missing0 = "salary_from") || (data.salary_to === void 0 || !func0.call(data, "salary_to")) && (missing0 = "salary_to") || (data.salary_currency === void 0 || !func0.call(data, "salary_currency")) && (missing0 = "salary_currency"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "salary_from" || key0 === "salary_to" || key0 === "salary_currency")) {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.salary_from !== void 0 && func0.call(data, "salary_from")) {
            let data0 = data.salary_from, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate66.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/type", keyword: "type", params: { type: schema30.properties.salary_from.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999999999999 || isNaN(data0))
                return validate66.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate66.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats18.validate(data0))
                return validate66.errors = [{ instancePath: instancePath + "/salary_from", schemaPath: "#/properties/salary_from/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.salary_to !== void 0 && func0.call(data, "salary_to")) {
              let data1 = data.salary_to, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate66.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/type", keyword: "type", params: { type: schema30.properties.salary_to.type }, message: "must be integer,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 999999999999 || isNaN(data1))
                  return validate66.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999 }, message: "must be <= 999999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate66.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats18.validate(data1))
                  return validate66.errors = [{ instancePath: instancePath + "/salary_to", schemaPath: "#/properties/salary_to/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.salary_currency !== void 0 && func0.call(data, "salary_currency")) {
                let data2 = data.salary_currency, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate66.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/type", keyword: "type", params: { type: schema30.properties.salary_currency.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && typeof data2 == "string" && data2.length > 3 && func66(data2) > 3)
                  return validate66.errors = [{ instancePath: instancePath + "/salary_currency", schemaPath: "#/properties/salary_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "string", enum: ["free_text", "short_text", "boolean", "multiple_choice", "dropdown", "numeric", "date", "file"], $id: "QuestionType" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "free_text" || data === "short_text" || data === "boolean" || data === "multiple_choice" || data === "dropdown" || data === "numeric" || data === "date" || data === "file" ? (validate68.errors = vErrors, errors === 0) : (validate68.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema32 = { type: "string", enum: ["admin", "recruiting_admin", "hiring_manager", "simple", "reviewer"], $id: "CollaborationRole" };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "recruiting_admin" || data === "hiring_manager" || data === "simple" || data === "reviewer" ? (validate70.errors = vErrors, errors === 0) : (validate70.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.shortcode === void 0 || !func0.call(data, "shortcode")) && (missing0 = "shortcode"))
        return validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema27.properties, key0)) {
            return validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate61.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "job")
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
            if (valid0) {
              if (data.title !== void 0 && func0.call(data, "title")) {
                let data2 = data.title, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate61.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate61.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.shortcode !== void 0 && func0.call(data, "shortcode")) {
                  let data3 = data.shortcode, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 10 && func66(data3) > 10)
                        return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                      if (!pattern26.test(data3))
                        return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-F]{10}$" }, message: 'must match pattern "^[0-9A-F]{10}$"' }], !1;
                    } else
                      return validate61.errors = [{ instancePath: instancePath + "/shortcode", schemaPath: "#/properties/shortcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data4 = data.code, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate61.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema27.properties.code.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "string" && data4.length > 255 && func66(data4) > 255)
                      return validate61.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.confidential !== void 0 && func0.call(data, "confidential")) {
                      let _errs12 = errors;
                      if (typeof data.confidential != "boolean")
                        return validate61.errors = [{ instancePath: instancePath + "/confidential", schemaPath: "#/properties/confidential/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.workplace_type !== void 0 && func0.call(data, "workplace_type")) {
                        let _errs14 = errors;
                        validate62(data.workplace_type, { instancePath: instancePath + "/workplace_type", parentData: data, parentDataProperty: "workplace_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.locations !== void 0 && func0.call(data, "locations")) {
                          let data7 = data.locations, _errs15 = errors;
                          if (errors === _errs15)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate61.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs17 = errors;
                                  validate64(data7[i0], { instancePath: instancePath + "/locations/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                                  var valid1 = _errs17 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate61.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.salary !== void 0 && func0.call(data, "salary")) {
                            let _errs18 = errors;
                            validate66(data.salary, { instancePath: instancePath + "/salary", parentData: data, parentDataProperty: "salary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.keywords !== void 0 && func0.call(data, "keywords")) {
                              let data10 = data.keywords, _errs19 = errors;
                              if (!Array.isArray(data10) && data10 !== null)
                                return validate61.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: schema27.properties.keywords.type }, message: "must be array,null" }], !1;
                              if (errors === _errs19 && Array.isArray(data10)) {
                                if (data10.length > 100)
                                  return validate61.errors = [{ instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data10.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let data11 = data10[i1], _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data11 == "string") {
                                        if (data11.length > 255 && func66(data11) > 255)
                                          return validate61.errors = [{ instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      } else
                                        return validate61.errors = [{ instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                                  return validate61.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema27.properties.description.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 1e5 && func66(data12) > 1e5)
                                  return validate61.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.requirements !== void 0 && func0.call(data, "requirements")) {
                                  let data13 = data.requirements, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate61.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: schema27.properties.requirements.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && data13.length > 1e5 && func66(data13) > 1e5)
                                    return validate61.errors = [{ instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.benefits !== void 0 && func0.call(data, "benefits")) {
                                    let data14 = data.benefits, _errs27 = errors;
                                    if (typeof data14 != "string" && data14 !== null)
                                      return validate61.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/type", keyword: "type", params: { type: schema27.properties.benefits.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs27 && typeof data14 == "string" && data14.length > 1e5 && func66(data14) > 1e5)
                                      return validate61.errors = [{ instancePath: instancePath + "/benefits", schemaPath: "#/properties/benefits/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
                                    var valid0 = _errs27 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.employment_type !== void 0 && func0.call(data, "employment_type")) {
                                      let data15 = data.employment_type, _errs29 = errors;
                                      if (typeof data15 != "string" && data15 !== null)
                                        return validate61.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/type", keyword: "type", params: { type: schema27.properties.employment_type.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs29 && typeof data15 == "string" && data15.length > 255 && func66(data15) > 255)
                                        return validate61.errors = [{ instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                      var valid0 = _errs29 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.industry !== void 0 && func0.call(data, "industry")) {
                                        let data16 = data.industry, _errs31 = errors;
                                        if (typeof data16 != "string" && data16 !== null)
                                          return validate61.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema27.properties.industry.type }, message: "must be string,null" }], !1;
                                        if (errors === _errs31 && typeof data16 == "string" && data16.length > 255 && func66(data16) > 255)
                                          return validate61.errors = [{ instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                        var valid0 = _errs31 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.function !== void 0 && func0.call(data, "function")) {
                                          let data17 = data.function, _errs33 = errors;
                                          if (typeof data17 != "string" && data17 !== null)
                                            return validate61.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/type", keyword: "type", params: { type: schema27.properties.function.type }, message: "must be string,null" }], !1;
                                          if (errors === _errs33 && typeof data17 == "string" && data17.length > 255 && func66(data17) > 255)
                                            return validate61.errors = [{ instancePath: instancePath + "/function", schemaPath: "#/properties/function/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                          var valid0 = _errs33 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.experience !== void 0 && func0.call(data, "experience")) {
                                            let data18 = data.experience, _errs35 = errors;
                                            if (typeof data18 != "string" && data18 !== null)
                                              return validate61.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema27.properties.experience.type }, message: "must be string,null" }], !1;
                                            if (errors === _errs35 && typeof data18 == "string" && data18.length > 255 && func66(data18) > 255)
                                              return validate61.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                            var valid0 = _errs35 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.education !== void 0 && func0.call(data, "education")) {
                                              let data19 = data.education, _errs37 = errors;
                                              if (typeof data19 != "string" && data19 !== null)
                                                return validate61.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/type", keyword: "type", params: { type: schema27.properties.education.type }, message: "must be string,null" }], !1;
                                              if (errors === _errs37 && typeof data19 == "string" && data19.length > 255 && func66(data19) > 255)
                                                return validate61.errors = [{ instancePath: instancePath + "/education", schemaPath: "#/properties/education/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                              var valid0 = _errs37 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.state !== void 0 && func0.call(data, "state")) {
                                                let data20 = data.state, _errs39 = errors;
                                                if (typeof data20 != "string")
                                                  return validate61.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                if (!(data20 === "draft" || data20 === "published" || data20 === "closed" || data20 === "archived"))
                                                  return validate61.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema27.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                var valid0 = _errs39 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.sample !== void 0 && func0.call(data, "sample")) {
                                                  let _errs41 = errors;
                                                  if (typeof data.sample != "boolean")
                                                    return validate61.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs41 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.department_id !== void 0 && func0.call(data, "department_id")) {
                                                    let data22 = data.department_id, _errs43 = errors;
                                                    if (typeof data22 != "string" && data22 !== null)
                                                      return validate61.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: schema27.properties.department_id.type }, message: "must be string,null" }], !1;
                                                    if (errors === _errs43 && typeof data22 == "string") {
                                                      if (data22.length > 16 && func66(data22) > 16)
                                                        return validate61.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                      if (!pattern3.test(data22))
                                                        return validate61.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
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
                                                            return validate61.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                          if (pattern5.test(data23)) {
                                                            if (!formats0.validate(data23))
                                                              return validate61.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                          } else
                                                            return validate61.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                        } else
                                                          return validate61.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs45 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                                        let data24 = data.updated_at, _errs47 = errors;
                                                        if (errors === _errs47 && errors === _errs47)
                                                          if (typeof data24 == "string") {
                                                            if (data24.length > 27 && func66(data24) > 27)
                                                              return validate61.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                            if (pattern5.test(data24)) {
                                                              if (!formats0.validate(data24))
                                                                return validate61.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                            } else
                                                              return validate61.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                          } else
                                                            return validate61.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs47 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.form_fields !== void 0 && func0.call(data, "form_fields")) {
                                                          let data25 = data.form_fields, _errs49 = errors;
                                                          if (errors === _errs49)
                                                            if (Array.isArray(data25)) {
                                                              if (data25.length > 1e3)
                                                                return validate61.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                              {
                                                                var valid3 = !0;
                                                                let len2 = data25.length;
                                                                for (let i2 = 0; i2 < len2; i2++) {
                                                                  let data26 = data25[i2], _errs51 = errors;
                                                                  if (errors === _errs51)
                                                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                      let missing1;
                                                                      if ((data26.key === void 0 || !func0.call(data26, "key")) && (missing1 = "key"))
                                                                        return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                                      {
                                                                        let _errs53 = errors;
                                                                        for (let key1 of Object.keys(data26))
                                                                          if (!func0.call(schema27.properties.form_fields.items.properties, key1)) {
                                                                            return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                                            break;
                                                                          }
                                                                        if (_errs53 === errors) {
                                                                          if (data26.key !== void 0 && func0.call(data26, "key")) {
                                                                            let data27 = data26.key, _errs54 = errors;
                                                                            if (errors === _errs54)
                                                                              if (typeof data27 == "string") {
                                                                                if (data27.length > 32 && func66(data27) > 32)
                                                                                  return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                              } else
                                                                                return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/key", schemaPath: "#/properties/form_fields/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid4 = _errs54 === errors;
                                                                          } else
                                                                            var valid4 = !0;
                                                                          if (valid4)
                                                                            if (data26.required !== void 0 && func0.call(data26, "required")) {
                                                                              let _errs56 = errors;
                                                                              if (typeof data26.required != "boolean")
                                                                                return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2 + "/required", schemaPath: "#/properties/form_fields/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                              var valid4 = _errs56 === errors;
                                                                            } else
                                                                              var valid4 = !0;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate61.errors = [{ instancePath: instancePath + "/form_fields/" + i2, schemaPath: "#/properties/form_fields/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                  var valid3 = _errs51 === errors;
                                                                  if (!valid3)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate61.errors = [{ instancePath: instancePath + "/form_fields", schemaPath: "#/properties/form_fields/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                          var valid0 = _errs49 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.questions !== void 0 && func0.call(data, "questions")) {
                                                            let data29 = data.questions, _errs58 = errors;
                                                            if (errors === _errs58)
                                                              if (Array.isArray(data29)) {
                                                                if (data29.length > 1e3)
                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                {
                                                                  var valid5 = !0;
                                                                  let len3 = data29.length;
                                                                  for (let i3 = 0; i3 < len3; i3++) {
                                                                    let data30 = data29[i3], _errs60 = errors;
                                                                    if (errors === _errs60)
                                                                      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                        let missing2;
                                                                        if ((data30.id === void 0 || !func0.call(data30, "id")) && (missing2 = "id") || (data30.body === void 0 || !func0.call(data30, "body")) && (missing2 = "body") || (data30.type === void 0 || !func0.call(data30, "type")) && (missing2 = "type"))
                                                                          return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                                        {
                                                                          let _errs62 = errors;
                                                                          for (let key2 of Object.keys(data30))
                                                                            if (!(key2 === "id" || key2 === "body" || key2 === "type" || key2 === "required" || key2 === "supported_file_types" || key2 === "max_file_size" || key2 === "single_answer" || key2 === "choices")) {
                                                                              return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                                              break;
                                                                            }
                                                                          if (_errs62 === errors) {
                                                                            if (data30.id !== void 0 && func0.call(data30, "id")) {
                                                                              let data31 = data30.id, _errs63 = errors;
                                                                              if (errors === _errs63)
                                                                                if (typeof data31 == "string") {
                                                                                  if (data31.length > 16 && func66(data31) > 16)
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                  if (!pattern3.test(data31))
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                } else
                                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/id", schemaPath: "#/properties/questions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid6 = _errs63 === errors;
                                                                            } else
                                                                              var valid6 = !0;
                                                                            if (valid6) {
                                                                              if (data30.body !== void 0 && func0.call(data30, "body")) {
                                                                                let data32 = data30.body, _errs65 = errors;
                                                                                if (errors === _errs65)
                                                                                  if (typeof data32 == "string") {
                                                                                    if (data32.length > 1e4 && func66(data32) > 1e4)
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                                                                                  } else
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/body", schemaPath: "#/properties/questions/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid6 = _errs65 === errors;
                                                                              } else
                                                                                var valid6 = !0;
                                                                              if (valid6) {
                                                                                if (data30.type !== void 0 && func0.call(data30, "type")) {
                                                                                  let _errs67 = errors;
                                                                                  validate68(data30.type, { instancePath: instancePath + "/questions/" + i3 + "/type", parentData: data30, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
                                                                                  var valid6 = _errs67 === errors;
                                                                                } else
                                                                                  var valid6 = !0;
                                                                                if (valid6) {
                                                                                  if (data30.required !== void 0 && func0.call(data30, "required")) {
                                                                                    let _errs68 = errors;
                                                                                    if (typeof data30.required != "boolean")
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/required", schemaPath: "#/properties/questions/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                    var valid6 = _errs68 === errors;
                                                                                  } else
                                                                                    var valid6 = !0;
                                                                                  if (valid6) {
                                                                                    if (data30.supported_file_types !== void 0 && func0.call(data30, "supported_file_types")) {
                                                                                      let data35 = data30.supported_file_types, _errs70 = errors;
                                                                                      if (errors === _errs70)
                                                                                        if (Array.isArray(data35)) {
                                                                                          if (data35.length > 100)
                                                                                            return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                                                          {
                                                                                            var valid7 = !0;
                                                                                            let len4 = data35.length;
                                                                                            for (let i4 = 0; i4 < len4; i4++) {
                                                                                              let data36 = data35[i4], _errs72 = errors;
                                                                                              if (errors === _errs72)
                                                                                                if (typeof data36 == "string") {
                                                                                                  if (data36.length > 32 && func66(data36) > 32)
                                                                                                    return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i4, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                                                } else
                                                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types/" + i4, schemaPath: "#/properties/questions/items/properties/supported_file_types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid7 = _errs72 === errors;
                                                                                              if (!valid7)
                                                                                                break;
                                                                                            }
                                                                                          }
                                                                                        } else
                                                                                          return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/supported_file_types", schemaPath: "#/properties/questions/items/properties/supported_file_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                      var valid6 = _errs70 === errors;
                                                                                    } else
                                                                                      var valid6 = !0;
                                                                                    if (valid6) {
                                                                                      if (data30.max_file_size !== void 0 && func0.call(data30, "max_file_size")) {
                                                                                        let data37 = data30.max_file_size, _errs74 = errors;
                                                                                        if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37)))
                                                                                          return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                        if (errors === _errs74 && typeof data37 == "number" && isFinite(data37)) {
                                                                                          if (data37 > 2147483647 || isNaN(data37))
                                                                                            return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                                                          if (data37 < 1 || isNaN(data37))
                                                                                            return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                                                          if (!formats2.validate(data37))
                                                                                            return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/max_file_size", schemaPath: "#/properties/questions/items/properties/max_file_size/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
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
                                                                                                return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                                              {
                                                                                                var valid8 = !0;
                                                                                                let len5 = data38.length;
                                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                                  let data39 = data38[i5], _errs78 = errors;
                                                                                                  if (errors === _errs78)
                                                                                                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                                                                      let missing3;
                                                                                                      if ((data39.id === void 0 || !func0.call(data39, "id")) && (missing3 = "id") || (data39.body === void 0 || !func0.call(data39, "body")) && (missing3 = "body"))
                                                                                                        return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
                                                                                                      {
                                                                                                        let _errs80 = errors;
                                                                                                        for (let key3 of Object.keys(data39))
                                                                                                          if (!(key3 === "id" || key3 === "body")) {
                                                                                                            return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }], !1;
                                                                                                            break;
                                                                                                          }
                                                                                                        if (_errs80 === errors) {
                                                                                                          if (data39.id !== void 0 && func0.call(data39, "id")) {
                                                                                                            let data40 = data39.id, _errs81 = errors;
                                                                                                            if (errors === _errs81)
                                                                                                              if (typeof data40 == "string") {
                                                                                                                if (data40.length > 16 && func66(data40) > 16)
                                                                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                                                if (!pattern3.test(data40))
                                                                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                                              } else
                                                                                                                return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/id", schemaPath: "#/properties/questions/items/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                            var valid9 = _errs81 === errors;
                                                                                                          } else
                                                                                                            var valid9 = !0;
                                                                                                          if (valid9)
                                                                                                            if (data39.body !== void 0 && func0.call(data39, "body")) {
                                                                                                              let data41 = data39.body, _errs83 = errors;
                                                                                                              if (errors === _errs83)
                                                                                                                if (typeof data41 == "string") {
                                                                                                                  if (data41.length > 1e3 && func66(data41) > 1e3)
                                                                                                                    return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                                                                } else
                                                                                                                  return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5 + "/body", schemaPath: "#/properties/questions/items/properties/choices/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid9 = _errs83 === errors;
                                                                                                            } else
                                                                                                              var valid9 = !0;
                                                                                                        }
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices/" + i5, schemaPath: "#/properties/questions/items/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                                                  var valid8 = _errs78 === errors;
                                                                                                  if (!valid8)
                                                                                                    break;
                                                                                                }
                                                                                              }
                                                                                            } else
                                                                                              return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
                                                                        return validate61.errors = [{ instancePath: instancePath + "/questions/" + i3, schemaPath: "#/properties/questions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                    var valid5 = _errs60 === errors;
                                                                    if (!valid5)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate61.errors = [{ instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var valid0 = _errs58 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.members !== void 0 && func0.call(data, "members")) {
                                                              let data42 = data.members, _errs85 = errors;
                                                              if (errors === _errs85)
                                                                if (Array.isArray(data42)) {
                                                                  if (data42.length > 1e3)
                                                                    return validate61.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                  {
                                                                    var valid10 = !0;
                                                                    let len6 = data42.length;
                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                      let data43 = data42[i6], _errs87 = errors;
                                                                      if (errors === _errs87)
                                                                        if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                                          let missing4;
                                                                          if ((data43.id === void 0 || !func0.call(data43, "id")) && (missing4 = "id") || (data43.collaboration_role === void 0 || !func0.call(data43, "collaboration_role")) && (missing4 = "collaboration_role"))
                                                                            return validate61.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                                                                          {
                                                                            let _errs89 = errors;
                                                                            for (let key4 of Object.keys(data43))
                                                                              if (!(key4 === "id" || key4 === "collaboration_role" || key4 === "name" || key4 === "headline" || key4 === "email" || key4 === "role" || key4 === "type")) {
                                                                                return validate61.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }], !1;
                                                                                break;
                                                                              }
                                                                            if (_errs89 === errors) {
                                                                              if (data43.id !== void 0 && func0.call(data43, "id")) {
                                                                                let data44 = data43.id, _errs90 = errors;
                                                                                if (errors === _errs90)
                                                                                  if (typeof data44 == "string") {
                                                                                    if (data44.length > 16 && func66(data44) > 16)
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                    if (!pattern3.test(data44))
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                  } else
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/members/" + i6 + "/id", schemaPath: "#/properties/members/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid11 = _errs90 === errors;
                                                                              } else
                                                                                var valid11 = !0;
                                                                              if (valid11)
                                                                                if (data43.collaboration_role !== void 0 && func0.call(data43, "collaboration_role")) {
                                                                                  let _errs92 = errors;
                                                                                  validate70(data43.collaboration_role, { instancePath: instancePath + "/members/" + i6 + "/collaboration_role", parentData: data43, parentDataProperty: "collaboration_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                                                                                  var valid11 = _errs92 === errors;
                                                                                } else
                                                                                  var valid11 = !0;
                                                                            }
                                                                          }
                                                                        } else
                                                                          return validate61.errors = [{ instancePath: instancePath + "/members/" + i6, schemaPath: "#/properties/members/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                      var valid10 = _errs87 === errors;
                                                                      if (!valid10)
                                                                        break;
                                                                    }
                                                                  }
                                                                } else
                                                                  return validate61.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                              var valid0 = _errs85 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.recruiters !== void 0 && func0.call(data, "recruiters")) {
                                                                let data46 = data.recruiters, _errs93 = errors;
                                                                if (errors === _errs93)
                                                                  if (Array.isArray(data46)) {
                                                                    if (data46.length > 1e3)
                                                                      return validate61.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                    {
                                                                      var valid12 = !0;
                                                                      let len7 = data46.length;
                                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                                        let data47 = data46[i7], _errs95 = errors;
                                                                        if (errors === _errs95)
                                                                          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                            let missing5;
                                                                            if ((data47.id === void 0 || !func0.call(data47, "id")) && (missing5 = "id"))
                                                                              return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                                                                            {
                                                                              let _errs97 = errors;
                                                                              for (let key5 of Object.keys(data47))
                                                                                if (!(key5 === "id" || key5 === "name" || key5 === "email")) {
                                                                                  return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }], !1;
                                                                                  break;
                                                                                }
                                                                              if (_errs97 === errors && data47.id !== void 0 && func0.call(data47, "id")) {
                                                                                let data48 = data47.id;
                                                                                if (errors === errors)
                                                                                  if (typeof data48 == "string") {
                                                                                    if (data48.length > 16 && func66(data48) > 16)
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                    if (!pattern3.test(data48))
                                                                                      return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                  } else
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7 + "/id", schemaPath: "#/properties/recruiters/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate61.errors = [{ instancePath: instancePath + "/recruiters/" + i7, schemaPath: "#/properties/recruiters/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                        var valid12 = _errs95 === errors;
                                                                        if (!valid12)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate61.errors = [{ instancePath: instancePath + "/recruiters", schemaPath: "#/properties/recruiters/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                var valid0 = _errs93 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.custom_attributes !== void 0 && func0.call(data, "custom_attributes")) {
                                                                  let data49 = data.custom_attributes, _errs100 = errors;
                                                                  if (errors === _errs100)
                                                                    if (Array.isArray(data49)) {
                                                                      if (data49.length > 1e3)
                                                                        return validate61.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                                                      {
                                                                        var valid14 = !0;
                                                                        let len8 = data49.length;
                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                          let data50 = data49[i8], _errs102 = errors;
                                                                          if (errors === _errs102)
                                                                            if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                                                                              let missing6;
                                                                              if ((data50.id === void 0 || !func0.call(data50, "id")) && (missing6 = "id"))
                                                                                return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                                                                              {
                                                                                let _errs104 = errors;
                                                                                for (let key6 of Object.keys(data50))
                                                                                  if (!(key6 === "id" || key6 === "required")) {
                                                                                    return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }], !1;
                                                                                    break;
                                                                                  }
                                                                                if (_errs104 === errors) {
                                                                                  if (data50.id !== void 0 && func0.call(data50, "id")) {
                                                                                    let data51 = data50.id, _errs105 = errors;
                                                                                    if (errors === _errs105)
                                                                                      if (typeof data51 == "string") {
                                                                                        if (data51.length > 16 && func66(data51) > 16)
                                                                                          return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                                        if (!pattern3.test(data51))
                                                                                          return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                                                      } else
                                                                                        return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/id", schemaPath: "#/properties/custom_attributes/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                    var valid15 = _errs105 === errors;
                                                                                  } else
                                                                                    var valid15 = !0;
                                                                                  if (valid15)
                                                                                    if (data50.required !== void 0 && func0.call(data50, "required")) {
                                                                                      let _errs107 = errors;
                                                                                      if (typeof data50.required != "boolean")
                                                                                        return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8 + "/required", schemaPath: "#/properties/custom_attributes/items/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                      var valid15 = _errs107 === errors;
                                                                                    } else
                                                                                      var valid15 = !0;
                                                                                }
                                                                              }
                                                                            } else
                                                                              return validate61.errors = [{ instancePath: instancePath + "/custom_attributes/" + i8, schemaPath: "#/properties/custom_attributes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                          var valid14 = _errs102 === errors;
                                                                          if (!valid14)
                                                                            break;
                                                                        }
                                                                      }
                                                                    } else
                                                                      return validate61.errors = [{ instancePath: instancePath + "/custom_attributes", schemaPath: "#/properties/custom_attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var member_body = validate72, schema33 = { type: "object", required: ["record", "id", "name", "email", "role"], properties: { record: { type: "string", enum: ["member"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, email: { type: "string", maxLength: 254, pattern: "^[^\\s@]+@[^\\s@]+$" }, role: { $ref: "MemberRole" }, headline: { type: ["string", "null"], maxLength: 255 }, hris_role: { $ref: "HrisRole" }, roles: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255 } }, active: { type: "boolean" }, collaboration_rules: { type: "array", maxItems: 1e3, items: { $ref: "CollaborationRule" } }, hris_member_scope: { type: ["string", "null"], maxLength: 255 }, type: {}, permissions: { type: "array", maxItems: 1e3, items: { type: "string", enum: ["view_time_off_requests"] } }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "member_body" }, pattern36 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u"), schema34 = { type: "string", enum: ["admin", "simple", "reviewer", "no_access", "recruiter"], $id: "MemberRole" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "admin" || data === "simple" || data === "reviewer" || data === "no_access" || data === "recruiter" ? (validate73.errors = vErrors, errors === 0) : (validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema35 = { type: "string", enum: ["hris_admin", "hris_employee", "hris_limited", "hris_no_access"], $id: "HrisRole" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "hris_admin" || data === "hris_employee" || data === "hris_limited" || data === "hris_no_access" ? (validate75.errors = vErrors, errors === 0) : (validate75.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "id")) {
          return validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func0.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate79.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data1 = data.id, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 16 && func66(data1) > 16)
                  return validate79.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                if (!pattern3.test(data1))
                  return validate79.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
              } else
                return validate79.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 of Object.keys(data))
        if (!(key0 === "any" || key0 === "country_code" || key0 === "city" || key0 === "state_code")) {
          return validate81.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.any !== void 0 && func0.call(data, "any")) {
          let _errs2 = errors;
          if (typeof data.any != "boolean")
            return validate81.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0 && func0.call(data, "country_code")) {
            let data1 = data.country_code, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (data1.length > 2 && func66(data1) > 2)
                  return validate81.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" }], !1;
              } else
                return validate81.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.city !== void 0 && func0.call(data, "city")) {
              let data2 = data.city, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (data2.length > 255 && func66(data2) > 255)
                    return validate81.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate81.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.state_code !== void 0 && func0.call(data, "state_code")) {
                let data3 = data.state_code, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 16 && func66(data3) > 16)
                      return validate81.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  } else
                    return validate81.errors = [{ instancePath: instancePath + "/state_code", schemaPath: "#/properties/state_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.role === void 0 || !func0.call(data, "role")) && (missing0 = "role") || (data.departments === void 0 || !func0.call(data, "departments")) && (missing0 = "departments") || (data.locations === void 0 || !func0.call(data, "locations")) && (missing0 = "locations"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "role" || key0 === "departments" || key0 === "locations")) {
            return validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.role !== void 0 && func0.call(data, "role")) {
            let _errs2 = errors;
            validate70(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.departments !== void 0 && func0.call(data, "departments")) {
              let data1 = data.departments, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  if (data1.length > 1e3)
                    return validate77.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs5 = errors;
                      validate79(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                      var valid1 = _errs5 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate77.errors = [{ instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.locations !== void 0 && func0.call(data, "locations")) {
                let data3 = data.locations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 1e3)
                      return validate77.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs8 = errors;
                        validate81(data3[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                        var valid2 = _errs8 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate77.errors = [{ instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email") || (data.role === void 0 || !func0.call(data, "role")) && (missing0 = "role"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema33.properties, key0)) {
            return validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate72.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "member")
              return validate72.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema33.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate72.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate72.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate72.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate72.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate72.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func66(data3) > 254)
                        return validate72.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                      if (!pattern36.test(data3))
                        return validate72.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                    } else
                      return validate72.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.role !== void 0 && func0.call(data, "role")) {
                    let _errs10 = errors;
                    validate73(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.headline !== void 0 && func0.call(data, "headline")) {
                      let data5 = data.headline, _errs11 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate72.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: schema33.properties.headline.type }, message: "must be string,null" }], !1;
                      if (errors === _errs11 && typeof data5 == "string" && data5.length > 255 && func66(data5) > 255)
                        return validate72.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hris_role !== void 0 && func0.call(data, "hris_role")) {
                        let _errs13 = errors;
                        validate75(data.hris_role, { instancePath: instancePath + "/hris_role", parentData: data, parentDataProperty: "hris_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.roles !== void 0 && func0.call(data, "roles")) {
                          let data7 = data.roles, _errs14 = errors;
                          if (errors === _errs14)
                            if (Array.isArray(data7)) {
                              if (data7.length > 100)
                                return validate72.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (data8.length > 255 && func66(data8) > 255)
                                        return validate72.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                    } else
                                      return validate72.errors = [{ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid1 = _errs16 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate72.errors = [{ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.active !== void 0 && func0.call(data, "active")) {
                            let _errs18 = errors;
                            if (typeof data.active != "boolean")
                              return validate72.errors = [{ instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.collaboration_rules !== void 0 && func0.call(data, "collaboration_rules")) {
                              let data10 = data.collaboration_rules, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e3)
                                    return validate72.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs22 = errors;
                                      validate77(data10[i1], { instancePath: instancePath + "/collaboration_rules/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                      var valid2 = _errs22 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate72.errors = [{ instancePath: instancePath + "/collaboration_rules", schemaPath: "#/properties/collaboration_rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.hris_member_scope !== void 0 && func0.call(data, "hris_member_scope")) {
                                let data12 = data.hris_member_scope, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate72.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/type", keyword: "type", params: { type: schema33.properties.hris_member_scope.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && data12.length > 255 && func66(data12) > 255)
                                  return validate72.errors = [{ instancePath: instancePath + "/hris_member_scope", schemaPath: "#/properties/hris_member_scope/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.permissions !== void 0 && func0.call(data, "permissions")) {
                                  let data13 = data.permissions, _errs25 = errors;
                                  if (errors === _errs25)
                                    if (Array.isArray(data13)) {
                                      if (data13.length > 1e3)
                                        return validate72.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid3 = !0;
                                        let len2 = data13.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          let data14 = data13[i2], _errs27 = errors;
                                          if (typeof data14 != "string")
                                            return validate72.errors = [{ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          if (data14 !== "view_time_off_requests")
                                            return validate72.errors = [{ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/enum", keyword: "enum", params: { allowedValues: schema33.properties.permissions.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                          var valid3 = _errs27 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate72.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                    let data15 = data.created_at, _errs29 = errors;
                                    if (errors === _errs29 && errors === _errs29)
                                      if (typeof data15 == "string") {
                                        if (data15.length > 27 && func66(data15) > 27)
                                          return validate72.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data15)) {
                                          if (!formats0.validate(data15))
                                            return validate72.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate72.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate72.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs29 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                      let data16 = data.updated_at, _errs31 = errors;
                                      if (errors === _errs31 && errors === _errs31)
                                        if (typeof data16 == "string") {
                                          if (data16.length > 27 && func66(data16) > 27)
                                            return validate72.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                          if (pattern5.test(data16)) {
                                            if (!formats0.validate(data16))
                                              return validate72.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                          } else
                                            return validate72.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                        } else
                                          return validate72.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var recruiter_body = validate84, schema39 = { type: "object", required: ["record", "id", "name", "email"], properties: { record: { type: "string", enum: ["recruiter"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, email: { type: "string", maxLength: 254 }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1, $id: "recruiter_body" };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.email === void 0 || !func0.call(data, "email")) && (missing0 = "email"))
        return validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "email" || key0 === "created_at")) {
            return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate84.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "recruiter")
              return validate84.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema39.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
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
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.email !== void 0 && func0.call(data, "email")) {
                  let data3 = data.email, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 254 && func66(data3) > 254)
                        return validate84.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                    } else
                      return validate84.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                    let data4 = data.created_at, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 27 && func66(data4) > 27)
                          return validate84.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                        if (pattern5.test(data4)) {
                          if (!formats0.validate(data4))
                            return validate84.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate84.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                      } else
                        return validate84.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var stage_body = validate85, schema40 = { type: "object", required: ["record", "id", "identifier", "slug", "name", "kind", "position"], properties: { record: { type: "string", enum: ["stage"] }, id: { type: "integer", minimum: 1, maximum: 4503599627370495 }, identifier: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, slug: { type: "string", maxLength: 255 }, name: { type: "string", maxLength: 255 }, kind: { type: "string", enum: ["sourced", "applied", "shortlisted", "phone-screen", "assessment", "interview", "offer", "hired"] }, position: { type: "integer", format: "int32", minimum: 1, maximum: 2147483647 } }, additionalProperties: !1, $id: "stage_body" };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.identifier === void 0 || !func0.call(data, "identifier")) && (missing0 = "identifier") || (data.slug === void 0 || !func0.call(data, "slug")) && (missing0 = "slug") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.position === void 0 || !func0.call(data, "position")) && (missing0 = "position"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "identifier" || key0 === "slug" || key0 === "name" || key0 === "kind" || key0 === "position")) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate85.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "stage")
              return validate85.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema40.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 4503599627370495 || isNaN(data1))
                  return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370495 }, message: "must be <= 4503599627370495" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
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
                      return validate85.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate85.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate85.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.slug !== void 0 && func0.call(data, "slug")) {
                  let data3 = data.slug, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 255 && func66(data3) > 255)
                        return validate85.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate85.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.name !== void 0 && func0.call(data, "name")) {
                    let data4 = data.name, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 255 && func66(data4) > 255)
                          return validate85.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate85.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data5 = data.kind, _errs12 = errors;
                      if (typeof data5 != "string")
                        return validate85.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      if (!(data5 === "sourced" || data5 === "applied" || data5 === "shortlisted" || data5 === "phone-screen" || data5 === "assessment" || data5 === "interview" || data5 === "offer" || data5 === "hired"))
                        return validate85.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema40.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.position !== void 0 && func0.call(data, "position")) {
                        let data6 = data.position, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate85.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 2147483647 || isNaN(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats2.validate(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
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
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_allowances_body = validate86, schema41 = { type: "object", required: ["record", "employee_id", "allowances"], properties: { record: { type: "string", enum: ["time_off_allowances"] }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, allowances: { type: "array", maxItems: 1e3, items: { type: "object", required: ["category_id", "year"], properties: { category_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, year: { type: "integer", minimum: 1, maximum: 9999 }, entitlement: { type: ["string", "null"], maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, carry_over: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" } }, additionalProperties: !1 }, minItems: 1 } }, additionalProperties: !1, $id: "time_off_allowances_body" }, pattern45 = new RegExp("^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.employee_id === void 0 || !func0.call(data, "employee_id")) && (missing0 = "employee_id") || (data.allowances === void 0 || !func0.call(data, "allowances")) && (missing0 = "allowances"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "employee_id" || key0 === "allowances")) {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate86.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_allowances")
              return validate86.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema41.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
              let data1 = data.employee_id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate86.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate86.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate86.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.allowances !== void 0 && func0.call(data, "allowances")) {
                let data2 = data.allowances, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e3)
                      return validate86.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    if (data2.length < 1)
                      return validate86.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (errors === _errs8)
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing1;
                            if ((data3.category_id === void 0 || !func0.call(data3, "category_id")) && (missing1 = "category_id") || (data3.year === void 0 || !func0.call(data3, "year")) && (missing1 = "year"))
                              return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                            {
                              let _errs10 = errors;
                              for (let key1 of Object.keys(data3))
                                if (!(key1 === "category_id" || key1 === "year" || key1 === "entitlement" || key1 === "carry_over")) {
                                  return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                  break;
                                }
                              if (_errs10 === errors) {
                                if (data3.category_id !== void 0 && func0.call(data3, "category_id")) {
                                  let data4 = data3.category_id, _errs11 = errors;
                                  if (errors === _errs11)
                                    if (typeof data4 == "string") {
                                      if (data4.length > 16 && func66(data4) > 16)
                                        return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                      if (!pattern3.test(data4))
                                        return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                    } else
                                      return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/category_id", schemaPath: "#/properties/allowances/items/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid2 = _errs11 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.year !== void 0 && func0.call(data3, "year")) {
                                    let data5 = data3.year, _errs13 = errors;
                                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                                      return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs13 && typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 > 9999 || isNaN(data5))
                                        return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" }], !1;
                                      if (data5 < 1 || isNaN(data5))
                                        return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/year", schemaPath: "#/properties/allowances/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                    }
                                    var valid2 = _errs13 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data3.entitlement !== void 0 && func0.call(data3, "entitlement")) {
                                      let data6 = data3.entitlement, _errs15 = errors;
                                      if (typeof data6 != "string" && data6 !== null)
                                        return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/type", keyword: "type", params: { type: schema41.properties.allowances.items.properties.entitlement.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs15 && typeof data6 == "string") {
                                        if (data6.length > 10 && func66(data6) > 10)
                                          return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                        if (!pattern45.test(data6))
                                          return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/entitlement", schemaPath: "#/properties/allowances/items/properties/entitlement/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
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
                                              return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                            if (!pattern45.test(data7))
                                              return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                          } else
                                            return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0 + "/carry_over", schemaPath: "#/properties/allowances/items/properties/carry_over/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid2 = _errs17 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            }
                          } else
                            return validate86.errors = [{ instancePath: instancePath + "/allowances/" + i0, schemaPath: "#/properties/allowances/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate86.errors = [{ instancePath: instancePath + "/allowances", schemaPath: "#/properties/allowances/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
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
var time_off_category_body = validate87, schema42 = { type: "object", required: ["record", "id", "name", "type"], properties: { record: { type: "string", enum: ["time_off_category"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", maxLength: 255 }, type: { $ref: "TimeOffType" }, description: { type: ["string", "null"], maxLength: 1e4 }, tracking_unit: { $ref: "TrackingUnit" }, unlimited: { type: "boolean" }, yearly_entitlement: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, approval: { type: "string", enum: ["none", "managers", "members"] }, approval_levels: { type: "integer", minimum: 1, maximum: 100 }, position: { type: "integer", minimum: 0, maximum: 1e6 }, approvers: { type: "array", maxItems: 100, items: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 } } }, additionalProperties: !1, $id: "time_off_category_body" }, schema43 = { type: "string", enum: ["paid", "unpaid"], $id: "TimeOffType" };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "paid" || data === "unpaid" ? (validate88.errors = vErrors, errors === 0) : (validate88.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema44 = { type: "string", enum: ["full_days", "half_days", "hours"], $id: "TrackingUnit" };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "full_days" || data === "half_days" || data === "hours" ? (validate90.errors = vErrors, errors === 0) : (validate90.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema44.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema42.properties, key0)) {
            return validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate87.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_category")
              return validate87.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema42.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate87.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate87.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate87.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0 && func0.call(data, "type")) {
                  let _errs8 = errors;
                  validate88(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0 && func0.call(data, "description")) {
                    let data4 = data.description, _errs9 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate87.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema42.properties.description.type }, message: "must be string,null" }], !1;
                    if (errors === _errs9 && typeof data4 == "string" && data4.length > 1e4 && func66(data4) > 1e4)
                      return validate87.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.tracking_unit !== void 0 && func0.call(data, "tracking_unit")) {
                      let _errs11 = errors;
                      validate90(data.tracking_unit, { instancePath: instancePath + "/tracking_unit", parentData: data, parentDataProperty: "tracking_unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.unlimited !== void 0 && func0.call(data, "unlimited")) {
                        let _errs12 = errors;
                        if (typeof data.unlimited != "boolean")
                          return validate87.errors = [{ instancePath: instancePath + "/unlimited", schemaPath: "#/properties/unlimited/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.yearly_entitlement !== void 0 && func0.call(data, "yearly_entitlement")) {
                          let data7 = data.yearly_entitlement, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data7 == "string") {
                              if (data7.length > 10 && func66(data7) > 10)
                                return validate87.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                              if (!pattern45.test(data7))
                                return validate87.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                            } else
                              return validate87.errors = [{ instancePath: instancePath + "/yearly_entitlement", schemaPath: "#/properties/yearly_entitlement/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.approval !== void 0 && func0.call(data, "approval")) {
                            let data8 = data.approval, _errs16 = errors;
                            if (typeof data8 != "string")
                              return validate87.errors = [{ instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            if (!(data8 === "none" || data8 === "managers" || data8 === "members"))
                              return validate87.errors = [{ instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema42.properties.approval.enum }, message: "must be equal to one of the allowed values" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.approval_levels !== void 0 && func0.call(data, "approval_levels")) {
                              let data9 = data.approval_levels, _errs18 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return validate87.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 100 || isNaN(data9))
                                  return validate87.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                if (data9 < 1 || isNaN(data9))
                                  return validate87.errors = [{ instancePath: instancePath + "/approval_levels", schemaPath: "#/properties/approval_levels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                              }
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.position !== void 0 && func0.call(data, "position")) {
                                let data10 = data.position, _errs20 = errors;
                                if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                                  return validate87.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                if (errors === _errs20 && typeof data10 == "number" && isFinite(data10)) {
                                  if (data10 > 1e6 || isNaN(data10))
                                    return validate87.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
                                  if (data10 < 0 || isNaN(data10))
                                    return validate87.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
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
                                        return validate87.errors = [{ instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                      {
                                        var valid1 = !0;
                                        let len0 = data11.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data12 = data11[i0], _errs24 = errors;
                                          if (errors === _errs24)
                                            if (typeof data12 == "string") {
                                              if (data12.length > 16 && func66(data12) > 16)
                                                return validate87.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                              if (!pattern3.test(data12))
                                                return validate87.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                            } else
                                              return validate87.errors = [{ instancePath: instancePath + "/approvers/" + i0, schemaPath: "#/properties/approvers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid1 = _errs24 === errors;
                                          if (!valid1)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate87.errors = [{ instancePath: instancePath + "/approvers", schemaPath: "#/properties/approvers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var time_off_request_body = validate92, schema45 = { type: "object", required: ["record", "id", "employee_id", "category_id", "requester_id", "from_date", "to_date", "units"], properties: { record: { type: "string", enum: ["time_off_request"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, employee_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, category_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, requester_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, from_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, to_date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", maxLength: 23 }, half_days: { type: "array", maxItems: 1e3, items: { $ref: "HalfDayCreate" } }, note: { type: ["string", "null"], maxLength: 140 }, state: { $ref: "TimeOffState" }, units: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, created_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, updated_at: { type: "string", format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, usages: { type: "array", maxItems: 1e3, items: { type: "object", required: ["year", "units"], properties: { year: { type: "integer", minimum: 1, maximum: 9999 }, units: { type: "string", maxLength: 10, pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" } }, additionalProperties: !1 } }, approvals: { type: "array", maxItems: 1e3, items: { type: "object", required: ["id", "approver_id"], properties: { id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, approver_id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, state: { type: "string", enum: ["pending", "approved", "rejected"] }, decided_at: { type: ["string", "null"], format: "date-time", maxLength: 27, pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" } }, additionalProperties: !1 } } }, additionalProperties: !1, $id: "time_off_request_body" }, pattern54 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$", "u");
var schema47 = { type: "string", enum: ["first", "second"], $id: "DayHalf" };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "first" || data === "second" ? (validate94.errors = vErrors, errors === 0) : (validate94.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate94.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.date === void 0 || !func0.call(data, "date")) && (missing0 = "date"))
        return validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "date" || key0 === "half")) {
            return validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.date !== void 0 && func0.call(data, "date")) {
            let data0 = data.date, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 23 && func66(data0) > 23)
                  return validate93.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                if (!pattern54.test(data0))
                  return validate93.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
              } else
                return validate93.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.half !== void 0 && func0.call(data, "half")) {
              let _errs4 = errors;
              validate94(data.half, { instancePath: instancePath + "/half", parentData: data, parentDataProperty: "half", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { type: "string", enum: ["pending", "approved", "rejected", "canceled"], $id: "TimeOffState" };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "pending" || data === "approved" || data === "rejected" || data === "canceled" ? (validate97.errors = vErrors, errors === 0) : (validate97.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate97.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.employee_id === void 0 || !func0.call(data, "employee_id")) && (missing0 = "employee_id") || (data.category_id === void 0 || !func0.call(data, "category_id")) && (missing0 = "category_id") || (data.requester_id === void 0 || !func0.call(data, "requester_id")) && (missing0 = "requester_id") || (data.from_date === void 0 || !func0.call(data, "from_date")) && (missing0 = "from_date") || (data.to_date === void 0 || !func0.call(data, "to_date")) && (missing0 = "to_date") || (data.units === void 0 || !func0.call(data, "units")) && (missing0 = "units"))
        return validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!func0.call(schema45.properties, key0)) {
            return validate92.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate92.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "time_off_request")
              return validate92.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema45.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
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
              if (data.employee_id !== void 0 && func0.call(data, "employee_id")) {
                let data2 = data.employee_id, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 16 && func66(data2) > 16)
                      return validate92.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                    if (!pattern3.test(data2))
                      return validate92.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                  } else
                    return validate92.errors = [{ instancePath: instancePath + "/employee_id", schemaPath: "#/properties/employee_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.category_id !== void 0 && func0.call(data, "category_id")) {
                  let data3 = data.category_id, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 16 && func66(data3) > 16)
                        return validate92.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                      if (!pattern3.test(data3))
                        return validate92.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                    } else
                      return validate92.errors = [{ instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.requester_id !== void 0 && func0.call(data, "requester_id")) {
                    let data4 = data.requester_id, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 16 && func66(data4) > 16)
                          return validate92.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                        if (!pattern3.test(data4))
                          return validate92.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                      } else
                        return validate92.errors = [{ instancePath: instancePath + "/requester_id", schemaPath: "#/properties/requester_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.from_date !== void 0 && func0.call(data, "from_date")) {
                      let data5 = data.from_date, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (data5.length > 23 && func66(data5) > 23)
                            return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                          if (!pattern54.test(data5))
                            return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                        } else
                          return validate92.errors = [{ instancePath: instancePath + "/from_date", schemaPath: "#/properties/from_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.to_date !== void 0 && func0.call(data, "to_date")) {
                        let data6 = data.to_date, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "string") {
                            if (data6.length > 23 && func66(data6) > 23)
                              return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" }], !1;
                            if (!pattern54.test(data6))
                              return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}$"' }], !1;
                          } else
                            return validate92.errors = [{ instancePath: instancePath + "/to_date", schemaPath: "#/properties/to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.half_days !== void 0 && func0.call(data, "half_days")) {
                          let data7 = data.half_days, _errs16 = errors;
                          if (errors === _errs16)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate92.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs18 = errors;
                                  validate93(data7[i0], { instancePath: instancePath + "/half_days/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                                  var valid1 = _errs18 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate92.errors = [{ instancePath: instancePath + "/half_days", schemaPath: "#/properties/half_days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.note !== void 0 && func0.call(data, "note")) {
                            let data9 = data.note, _errs19 = errors;
                            if (typeof data9 != "string" && data9 !== null)
                              return validate92.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema45.properties.note.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data9 == "string" && data9.length > 140 && func66(data9) > 140)
                              return validate92.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 140 }, message: "must NOT have more than 140 characters" }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.state !== void 0 && func0.call(data, "state")) {
                              let _errs21 = errors;
                              validate97(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.units !== void 0 && func0.call(data, "units")) {
                                let data11 = data.units, _errs22 = errors;
                                if (errors === _errs22)
                                  if (typeof data11 == "string") {
                                    if (data11.length > 10 && func66(data11) > 10)
                                      return validate92.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                    if (!pattern45.test(data11))
                                      return validate92.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                  } else
                                    return validate92.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.created_at !== void 0 && func0.call(data, "created_at")) {
                                  let data12 = data.created_at, _errs24 = errors;
                                  if (errors === _errs24 && errors === _errs24)
                                    if (typeof data12 == "string") {
                                      if (data12.length > 27 && func66(data12) > 27)
                                        return validate92.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                      if (pattern5.test(data12)) {
                                        if (!formats0.validate(data12))
                                          return validate92.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                      } else
                                        return validate92.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                    } else
                                      return validate92.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.updated_at !== void 0 && func0.call(data, "updated_at")) {
                                    let data13 = data.updated_at, _errs26 = errors;
                                    if (errors === _errs26 && errors === _errs26)
                                      if (typeof data13 == "string") {
                                        if (data13.length > 27 && func66(data13) > 27)
                                          return validate92.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                        if (pattern5.test(data13)) {
                                          if (!formats0.validate(data13))
                                            return validate92.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                        } else
                                          return validate92.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                      } else
                                        return validate92.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.usages !== void 0 && func0.call(data, "usages")) {
                                      let data14 = data.usages, _errs28 = errors;
                                      if (errors === _errs28)
                                        if (Array.isArray(data14)) {
                                          if (data14.length > 1e3)
                                            return validate92.errors = [{ instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                          {
                                            var valid2 = !0;
                                            let len1 = data14.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data15 = data14[i1], _errs30 = errors;
                                              if (errors === _errs30)
                                                if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                                  let missing1;
                                                  if ((data15.year === void 0 || !func0.call(data15, "year")) && (missing1 = "year") || (data15.units === void 0 || !func0.call(data15, "units")) && (missing1 = "units"))
                                                    return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                  {
                                                    let _errs32 = errors;
                                                    for (let key1 of Object.keys(data15))
                                                      if (!(key1 === "year" || key1 === "units")) {
                                                        return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                        break;
                                                      }
                                                    if (_errs32 === errors) {
                                                      if (data15.year !== void 0 && func0.call(data15, "year")) {
                                                        let data16 = data15.year, _errs33 = errors;
                                                        if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                                                          return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                        if (errors === _errs33 && typeof data16 == "number" && isFinite(data16)) {
                                                          if (data16 > 9999 || isNaN(data16))
                                                            return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" }], !1;
                                                          if (data16 < 1 || isNaN(data16))
                                                            return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/year", schemaPath: "#/properties/usages/items/properties/year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
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
                                                                return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                                                              if (!pattern45.test(data17))
                                                                return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$" }, message: 'must match pattern "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$"' }], !1;
                                                            } else
                                                              return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1 + "/units", schemaPath: "#/properties/usages/items/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid3 = _errs35 === errors;
                                                        } else
                                                          var valid3 = !0;
                                                    }
                                                  }
                                                } else
                                                  return validate92.errors = [{ instancePath: instancePath + "/usages/" + i1, schemaPath: "#/properties/usages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var valid2 = _errs30 === errors;
                                              if (!valid2)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate92.errors = [{ instancePath: instancePath + "/usages", schemaPath: "#/properties/usages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.approvals !== void 0 && func0.call(data, "approvals")) {
                                        let data18 = data.approvals, _errs37 = errors;
                                        if (errors === _errs37)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 1e3)
                                              return validate92.errors = [{ instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                            {
                                              var valid4 = !0;
                                              let len2 = data18.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                let data19 = data18[i2], _errs39 = errors;
                                                if (errors === _errs39)
                                                  if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                    let missing2;
                                                    if ((data19.id === void 0 || !func0.call(data19, "id")) && (missing2 = "id") || (data19.approver_id === void 0 || !func0.call(data19, "approver_id")) && (missing2 = "approver_id"))
                                                      return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                                    {
                                                      let _errs41 = errors;
                                                      for (let key2 of Object.keys(data19))
                                                        if (!(key2 === "id" || key2 === "approver_id" || key2 === "state" || key2 === "decided_at")) {
                                                          return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs41 === errors) {
                                                        if (data19.id !== void 0 && func0.call(data19, "id")) {
                                                          let data20 = data19.id, _errs42 = errors;
                                                          if (errors === _errs42)
                                                            if (typeof data20 == "string") {
                                                              if (data20.length > 16 && func66(data20) > 16)
                                                                return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                              if (!pattern3.test(data20))
                                                                return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                            } else
                                                              return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/id", schemaPath: "#/properties/approvals/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid5 = _errs42 === errors;
                                                        } else
                                                          var valid5 = !0;
                                                        if (valid5) {
                                                          if (data19.approver_id !== void 0 && func0.call(data19, "approver_id")) {
                                                            let data21 = data19.approver_id, _errs44 = errors;
                                                            if (errors === _errs44)
                                                              if (typeof data21 == "string") {
                                                                if (data21.length > 16 && func66(data21) > 16)
                                                                  return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                                                                if (!pattern3.test(data21))
                                                                  return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                                                              } else
                                                                return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/approver_id", schemaPath: "#/properties/approvals/items/properties/approver_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid5 = _errs44 === errors;
                                                          } else
                                                            var valid5 = !0;
                                                          if (valid5) {
                                                            if (data19.state !== void 0 && func0.call(data19, "state")) {
                                                              let data22 = data19.state, _errs46 = errors;
                                                              if (typeof data22 != "string")
                                                                return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              if (!(data22 === "pending" || data22 === "approved" || data22 === "rejected"))
                                                                return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/state", schemaPath: "#/properties/approvals/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema45.properties.approvals.items.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                              var valid5 = _errs46 === errors;
                                                            } else
                                                              var valid5 = !0;
                                                            if (valid5)
                                                              if (data19.decided_at !== void 0 && func0.call(data19, "decided_at")) {
                                                                let data23 = data19.decided_at, _errs48 = errors;
                                                                if (typeof data23 != "string" && data23 !== null)
                                                                  return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/type", keyword: "type", params: { type: schema45.properties.approvals.items.properties.decided_at.type }, message: "must be string,null" }], !1;
                                                                if (errors === _errs48 && errors === _errs48 && typeof data23 == "string") {
                                                                  if (data23.length > 27 && func66(data23) > 27)
                                                                    return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                                                                  if (pattern5.test(data23)) {
                                                                    if (!formats0.validate(data23))
                                                                      return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                                                  } else
                                                                    return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2 + "/decided_at", schemaPath: "#/properties/approvals/items/properties/decided_at/pattern", keyword: "pattern", params: { pattern: "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$" }, message: 'must match pattern "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$"' }], !1;
                                                                }
                                                                var valid5 = _errs48 === errors;
                                                              } else
                                                                var valid5 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate92.errors = [{ instancePath: instancePath + "/approvals/" + i2, schemaPath: "#/properties/approvals/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid4 = _errs39 === errors;
                                                if (!valid4)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate92.errors = [{ instancePath: instancePath + "/approvals", schemaPath: "#/properties/approvals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var work_schedule_body = validate99, schema49 = { type: "object", required: ["record", "id", "name", "hours"], properties: { record: { type: "string", enum: ["work_schedule"] }, id: { type: "string", pattern: "^[0-9a-f]{16}$", maxLength: 16 }, name: { type: "string", minLength: 1, maxLength: 255 }, hours: { type: "array", minItems: 7, maxItems: 7, items: { type: "number", minimum: 0, maximum: 24 } }, standard: { type: "boolean" } }, additionalProperties: !1, $id: "work_schedule_body" };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.hours === void 0 || !func0.call(data, "hours")) && (missing0 = "hours"))
        return validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 of Object.keys(data))
          if (!(key0 === "record" || key0 === "id" || key0 === "name" || key0 === "hours" || key0 === "standard")) {
            return validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.record !== void 0 && func0.call(data, "record")) {
            let data0 = data.record, _errs2 = errors;
            if (typeof data0 != "string")
              return validate99.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (data0 !== "work_schedule")
              return validate99.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/enum", keyword: "enum", params: { allowedValues: schema49.properties.record.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 16 && func66(data1) > 16)
                    return validate99.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }], !1;
                  if (!pattern3.test(data1))
                    return validate99.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' }], !1;
                } else
                  return validate99.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0 && func0.call(data, "name")) {
                let data2 = data.name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 255 && func66(data2) > 255)
                      return validate99.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    if (func66(data2) < 1)
                      return validate99.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate99.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hours !== void 0 && func0.call(data, "hours")) {
                  let data3 = data.hours, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 7)
                        return validate99.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                      if (data3.length < 7)
                        return validate99.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/minItems", keyword: "minItems", params: { limit: 7 }, message: "must NOT have fewer than 7 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data4 == "number" && isFinite(data4)) {
                              if (data4 > 24 || isNaN(data4))
                                return validate99.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 24 }, message: "must be <= 24" }], !1;
                              if (data4 < 0 || isNaN(data4))
                                return validate99.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            } else
                              return validate99.errors = [{ instancePath: instancePath + "/hours/" + i0, schemaPath: "#/properties/hours/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate99.errors = [{ instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.standard !== void 0 && func0.call(data, "standard")) {
                    let _errs12 = errors;
                    if (typeof data.standard != "boolean")
                      return validate99.errors = [{ instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  account_body,
  custom_attribute_body,
  department_body,
  disqualification_reason_body,
  employee_body,
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
